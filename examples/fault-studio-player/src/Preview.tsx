import {Player} from '@remotion/player';
import {Intro} from './Intro';

export const Preview: React.FC = () => {
  return (
    <Player
      component={Intro}
      durationInFrames={30}
      fps={30}
      compositionWidth={320}
      compositionHeight={180}
      acknowledgeRemotionLicense
    />
  );
};
