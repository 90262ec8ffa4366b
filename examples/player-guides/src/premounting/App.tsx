import {Player} from '@remotion/player';
import {Scenes} from './Scenes';

export const App: React.FC = () => {
  return (
    <Player
      component={Scenes}
      durationInFrames={150}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%', maxWidth: 640}}
      controls
      acknowledgeRemotionLicense
    />
  );
};
