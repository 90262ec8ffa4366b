import {Composition, registerRoot} from 'remotion';
import {Badge} from './Badge';
import {Scene} from './Scene';
import {Title} from './Title';

const format = {durationInFrames: 60, fps: 30, width: 640, height: 360};

export const RemotionRoot: React.FC = () => {
  return (
    <>
      <Composition id="Title" component={Title} {...format} />
      <Composition id="Chart" component={Scene} {...format} />
      <Composition id="Badge" component={Badge} {...format} />
    </>
  );
};

registerRoot(RemotionRoot);
