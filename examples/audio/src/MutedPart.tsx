import {Audio, staticFile, useCurrentFrame} from 'remotion';

export const MutedPart: React.FC = () => {
  const frame = useCurrentFrame();

  return <Audio src={staticFile('steps.wav')} muted={frame >= 15 && frame < 30} />;
};
