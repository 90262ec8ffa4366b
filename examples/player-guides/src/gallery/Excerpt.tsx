import {Player} from '@remotion/player';
import {Trailer} from './Trailer';

export const Excerpt: React.FC = () => {
  return (
    <Player
      component={Trailer}
      durationInFrames={120}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%'}}
      initialFrame={30}
      inFrame={30}
      outFrame={59}
      loop
      controls
      acknowledgeRemotionLicense
    />
  );
};
