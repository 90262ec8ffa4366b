import {Composition} from 'remotion';
import {Badge} from './Badge';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Badge"
      component={Badge}
      durationInFrames={60}
      fps={30}
      width={1280}
      height={720}
      defaultProps={{title: 'Untitled', color: 'tomato'}}
    />
  );
};
