import {Player, type PlayerRef} from '@remotion/player';
import {useState} from 'react';
import {Greeting} from '../Greeting';
import {useMediaSession} from './useMediaSession';

const durationInFrames = 120;
const fps = 30;
const inputProps = {name: 'Ada'};
const metadata: MediaMetadataInit = {
  title: 'Hello Ada',
  artist: 'Greetings',
  artwork: [{src: '/cover.png', sizes: '512x512', type: 'image/png'}],
};

export const Episode: React.FC = () => {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  useMediaSession({player, metadata, durationInFrames, fps, playbackRate: 1});

  return (
    <Player
      ref={setPlayer}
      component={Greeting}
      inputProps={inputProps}
      durationInFrames={durationInFrames}
      fps={fps}
      compositionWidth={1280}
      compositionHeight={720}
      style={{width: '100%', maxWidth: 640}}
      controls
      browserMediaControlsBehavior={{mode: 'do-nothing'}}
      acknowledgeRemotionLicense
    />
  );
};
