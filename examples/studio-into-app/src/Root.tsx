import {Composition} from 'remotion';
import {HelloTitle} from './HelloTitle';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="HelloTitle"
      component={HelloTitle}
      durationInFrames={90}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{title: 'My first video'}}
    />
  );
};
