import {Composition} from 'remotion';
import {CssTitle} from './CssTitle';
import {Title} from './Title';

const format = {durationInFrames: 90, fps: 30, width: 1280, height: 720};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Title" component={Title} {...format} />
      <Composition id="CssTitle" component={CssTitle} {...format} />
    </>
  );
};
