import {Audio, staticFile} from 'remotion';

export const LoopedAudio: React.FC = () => {
  return <Audio src={staticFile('missing.mp3')} loop delayRenderTimeoutInMilliseconds={4000} />;
};
