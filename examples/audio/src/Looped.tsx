import {Audio, staticFile} from 'remotion';

export const Looped: React.FC = () => {
  return <Audio loop src={staticFile('steps.wav')} trimBefore={15} trimAfter={45} />;
};
