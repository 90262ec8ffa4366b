import {AbsoluteFill, Img, useCurrentFrame} from 'remotion';

export const WrongSlides: React.FC = () => {
  const frame = useCurrentFrame();
  const file = `../slides/slide-${Math.floor(frame / 15)}.svg`;

  return (
    <AbsoluteFill>
      <Img src={require(file)} />
    </AbsoluteFill>
  );
};
