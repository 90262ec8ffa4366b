import {Player, type RenderLoading} from '@remotion/player';

const loadTrailer = () => import('./Trailer').then(({Trailer}) => ({default: Trailer}));

const renderLoading: RenderLoading = () => <p>Loading the video</p>;

export const OnDemand: React.FC = () => {
  return (
    <Player
      lazyComponent={loadTrailer}
      renderLoading={renderLoading}
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
