import {Composition} from 'remotion';
import {CodecScene} from './CodecScene';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Scene"
      component={CodecScene}
      durationInFrames={30}
      fps={30}
      width={640}
      height={360}
    />
  );
};
