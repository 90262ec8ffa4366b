import {Audio, staticFile} from 'remotion';

export const Trimmed: React.FC = () => {
  return <Audio src={staticFile('steps.wav')} trimBefore={15} trimAfter={45} />;
};
