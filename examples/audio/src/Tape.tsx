import {Audio, staticFile} from 'remotion';

const rate = 1.5;

export const Tape: React.FC = () => {
  return <Audio src={staticFile('steps.wav')} playbackRate={rate} toneFrequency={rate} />;
};
