import {AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Circle: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
      <div
        style={{
          width: 400,
          height: 400,
          borderRadius: '50%',
          backgroundColor: 'tomato',
          transform: `scale(${spring({frame, fps})})`,
        }}
      />
    </AbsoluteFill>
  );
};

export const Layers: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill>
      <AbsoluteFill style={{backgroundColor: `hsl(${200 + frame} 70% 90%)`}} />
      <Sequence from={15} name="Circle">
        <Circle />
      </Sequence>
      <Sequence from={40} durationInFrames={40} name="Title">
        <AbsoluteFill style={{justifyContent: 'center', alignItems: 'center'}}>
          <h1 style={{fontFamily: 'sans-serif', fontSize: 160}}>Layers</h1>
        </AbsoluteFill>
      </Sequence>
    </AbsoluteFill>
  );
};
