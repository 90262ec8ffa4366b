import {Composition} from 'remotion';
import {Spinner} from './Spinner';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Spinner"
      component={Spinner}
      durationInFrames={48}
      fps={30}
      width={240}
      height={240}
    />
  );
};
