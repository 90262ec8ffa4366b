import {Composition} from 'remotion';
import {totalDuration} from './segments';
import {Speeds} from './Speeds';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Speeds"
      component={Speeds}
      durationInFrames={totalDuration}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
