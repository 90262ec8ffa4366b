import {Player} from '@remotion/player';
import {Greeting} from '../Greeting';

const inputProps = {name: 'Ada'};

export const VideoWithMediaKeys: React.FC = () => {
  return (
    <Player
      component={Greeting}
      inputProps={inputProps}
      durationInFrames={120}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%', maxWidth: 640}}
      controls
      browserMediaControlsBehavior={{mode: 'register-media-session'}}
      acknowledgeRemotionLicense
    />
  );
};
