import {Composition} from 'remotion';
import {NeonRing} from './NeonRing';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="NeonRing"
      component={NeonRing}
      durationInFrames={60}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
