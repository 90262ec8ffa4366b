import {Composition} from 'remotion';
import {Explained} from './Explained';
import {durationOf, portions} from './portions';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Explained"
      component={Explained}
      durationInFrames={portions.reduce((sum, portion) => sum + durationOf(portion), 0)}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
