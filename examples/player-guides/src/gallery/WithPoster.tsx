import {Player, type RenderPoster} from '@remotion/player';
import {AbsoluteFill} from 'remotion';
import {Trailer} from './Trailer';

const renderPoster: RenderPoster = () => {
  return (
    <AbsoluteFill
      style={{
        justifyContent: 'center',
        alignItems: 'center',
        backgroundColor: '#16181d',
        color: 'white',
        fontSize: 100,
      }}>
      Watch the trailer
    </AbsoluteFill>
  );
};

export const WithPoster: React.FC = () => {
  return (
    <Player
      component={Trailer}
      durationInFrames={120}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%'}}
      renderPoster={renderPoster}
      posterFillMode="composition-size"
      showPosterWhenUnplayed
      clickToPlay
      acknowledgeRemotionLicense
    />
  );
};
