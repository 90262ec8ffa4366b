import {AbsoluteFill, useCurrentFrame} from 'remotion';

type Props = {
  property: 'translateX' | 'translateY' | 'left' | 'top';
  willChange: 'auto' | 'transform';
};

/** Moves a text by a quarter of a pixel per frame. */
export const Moving: React.FC<Props> = ({property, willChange}) => {
  const offset = useCurrentFrame() * 0.25;
  const style: React.CSSProperties =
    property === 'left' || property === 'top'
      ? {[property]: offset}
      : {transform: `${property}(${offset}px)`};

  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <div style={{position: 'absolute', fontSize: 40, willChange, ...style}}>Thank you</div>
    </AbsoluteFill>
  );
};
