import {AbsoluteFill, Img, useCurrentFrame} from 'remotion';

export const BundledSlides: React.FC = () => {
  const frame = useCurrentFrame();
  const slide = Math.floor(frame / 15);

  return (
    <AbsoluteFill>
      <Img src={require(`../slides/slide-${slide}.svg`)} />
    </AbsoluteFill>
  );
};
