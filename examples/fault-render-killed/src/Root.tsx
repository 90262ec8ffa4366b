import {Composition} from 'remotion';
import {Clip} from './Clip';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Clip"
      component={Clip}
      durationInFrames={6}
      fps={30}
      width={320}
      height={180}
    />
  );
};
