import {Composition} from 'remotion';
import {LocalTitle} from './LocalTitle';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="LocalTitle"
      component={LocalTitle}
      durationInFrames={1}
      fps={30}
      width={640}
      height={360}
    />
  );
};
