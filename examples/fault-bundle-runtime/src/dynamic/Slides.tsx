import {AbsoluteFill, Img, staticFile, useCurrentFrame} from 'remotion';

export const Slides: React.FC = () => {
  const frame = useCurrentFrame();
  const slide = Math.floor(frame / 15);

  return (
    <AbsoluteFill>
      <Img src={staticFile(`slides/slide-${slide}.svg`)} />
    </AbsoluteFill>
  );
};
