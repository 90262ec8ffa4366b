import {Audio, interpolate, Sequence, staticFile} from 'remotion';

export const Ordered: React.FC = () => {
  return (
    <Sequence from={15}>
      <Audio
        src={staticFile('steps.wav')}
        trimBefore={15}
        trimAfter={45}
        playbackRate={0.5}
        toneFrequency={1.5}
        volume={(frame) => interpolate(frame, [0, 30], [1, 0.5])}
      />
    </Sequence>
  );
};
