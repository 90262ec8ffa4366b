import {Audio, Sequence, staticFile} from 'remotion';

export const Delayed: React.FC = () => {
  return (
    <Sequence from={15} durationInFrames={30}>
      <Audio src={staticFile('steps.wav')} />
    </Sequence>
  );
};
