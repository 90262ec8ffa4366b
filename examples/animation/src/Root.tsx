import {Composition} from 'remotion';
import {Departure} from './Departure';

export const RemotionRoot: React.FC = () => {
  return (
    <Composition
      id="Departure"
      component={Departure}
      durationInFrames={90}
      fps={30}
      width={1280}
      height={720}
    />
  );
};
