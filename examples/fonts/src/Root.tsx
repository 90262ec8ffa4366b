import {Composition} from 'remotion';
import {CssTitle} from './CssTitle';
import {FontTitle} from './FontTitle';

const format = {durationInFrames: 90, fps: 30, width: 1280, height: 720};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Title" component={FontTitle} {...format} />
      <Composition id="CssTitle" component={CssTitle} {...format} />
    </>
  );
};
