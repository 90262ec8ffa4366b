import {Player} from '@remotion/player';
import {RemotionRoot} from './Root';

export const WrongPreview: React.FC = () => {
  return (
    <Player
      component={RemotionRoot}
      durationInFrames={30}
      fps={30}
      compositionWidth={320}
      compositionHeight={180}
      acknowledgeRemotionLicense
    />
  );
};
