import {Player} from '@remotion/player';
import {Trailer} from './Trailer';

export const Minimal: React.FC = () => {
  return (
    <Player
      component={Trailer}
      durationInFrames={120}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%'}}
      controls
      acknowledgeRemotionLicense
    />
  );
};
