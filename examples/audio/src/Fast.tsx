import {Audio, staticFile} from 'remotion';

export const Fast: React.FC = () => {
  return <Audio src={staticFile('steps.wav')} playbackRate={1.5} />;
};
