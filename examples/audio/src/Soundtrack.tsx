import {AbsoluteFill, Audio, Sequence, staticFile, useCurrentFrame} from 'remotion';

export const Soundtrack: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill
      style={{
        padding: 16,
        backgroundColor: '#182028',
        color: '#ffd166',
        fontFamily: 'monospace',
        fontSize: 24,
      }}>
      Frame {frame}
      <Audio src={staticFile('steps.wav')} trimAfter={30} volume={0.5} />
      <Sequence from={30}>
        <Audio src={staticFile('steps.wav')} trimBefore={45} />
      </Sequence>
    </AbsoluteFill>
  );
};
