import {staticFile, Video} from 'remotion';

export const BrowserVideo: React.FC = () => {
  return <Video src={staticFile('prores.mov')} delayRenderTimeoutInMilliseconds={4000} muted />;
};
