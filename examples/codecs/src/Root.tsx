import {Composition} from 'remotion';
import {Scene} from './Scene';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Scene"
      component={Scene}
      durationInFrames={30}
      fps={30}
      width={640}
      height={360}
    />
  );
};
