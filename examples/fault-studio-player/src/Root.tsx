import {Composition} from 'remotion';
import {Intro} from './Intro';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Intro"
      component={Intro}
      durationInFrames={30}
      fps={30}
      width={320}
      height={180}
    />
  );
};
