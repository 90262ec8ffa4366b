import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill, interpolate} from 'remotion';

type DropProps = {
  depth: number;
};

const Drop: React.FC<TransitionPresentationComponentProps<DropProps>> = ({
  children,
  presentationDirection,
  presentationProgress,
  passedProps,
}) => {
  const style: React.CSSProperties =
    presentationDirection === 'entering'
      ? {
          transform: `translateY(${interpolate(presentationProgress, [0, 1], [-100, 0])}%)`,
        }
      : {
          transform: `scale(${interpolate(presentationProgress, [0, 1], [1, passedProps.depth])})`,
          filter: `brightness(${interpolate(presentationProgress, [0, 1], [1, 0.4])})`,
        };

  return <AbsoluteFill style={style}>{children}</AbsoluteFill>;
};

export const drop = (props: DropProps = {depth: 0.8}): TransitionPresentation<DropProps> => {
  return {component: Drop, props};
};
