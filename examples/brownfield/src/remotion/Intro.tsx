import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export type IntroProps = {
  title: string;
};

export const Intro: React.FC<IntroProps> = ({title}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: 'white'}}>
      <h1 style={{fontSize: 100, fontFamily: 'sans-serif', opacity}}>{title}</h1>
    </AbsoluteFill>
  );
};
