import {Audio, staticFile} from 'remotion';

export const Higher: React.FC = () => {
  return <Audio src={staticFile('steps.wav')} toneFrequency={1.5} />;
};
