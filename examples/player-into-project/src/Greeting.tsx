import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export type GreetingProps = {
  name: string;
};

export const Greeting: React.FC<GreetingProps> = ({name}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps});

  return (
    <AbsoluteFill
      style={{justifyContent: 'center', alignItems: 'center', backgroundColor: 'white'}}>
      <h1 style={{fontSize: 120, transform: `scale(${scale})`}}>Hello {name}</h1>
    </AbsoluteFill>
  );
};
