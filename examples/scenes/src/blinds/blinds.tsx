import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import {AbsoluteFill} from 'remotion';

type BlindsProps = {
  slats: number;
  angle: number;
};

const Blinds: React.FC<TransitionPresentationComponentProps<BlindsProps>> = ({
  children,
  presentationDirection,
  presentationProgress,
  passedProps: {slats, angle},
}) => {
  const size = 100 / slats;
  const open = size * Math.min(1, Math.max(0, presentationProgress));
  const maskImage = `repeating-linear-gradient(${angle}deg, black 0% ${open}%, transparent ${open}% ${size}%)`;

  return (
    <AbsoluteFill style={presentationDirection === 'entering' ? {maskImage} : undefined}>
      {children}
    </AbsoluteFill>
  );
};

export const blinds = (props: BlindsProps): TransitionPresentation<BlindsProps> => {
  return {component: Blinds, props};
};
