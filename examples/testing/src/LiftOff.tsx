import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export type LiftOffProps = {
  label: string;
};

export const LiftOff: React.FC<LiftOffProps> = ({label}) => {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const seconds = Math.ceil((durationInFrames - frame) / fps);

  return (
    <AbsoluteFill style={{backgroundColor: 'white', fontSize: 100}}>
      {label} {seconds}
    </AbsoluteFill>
  );
};
