import {Player, type PlayerRef} from '@remotion/player';
import {useState} from 'react';
import {SecondsLeft} from './SecondsLeft';
import {TimeDisplay} from './TimeDisplay';

const durationInFrames = 150;
const fps = 30;

export const App: React.FC = () => {
  const [player, setPlayer] = useState<PlayerRef | null>(null);

  return (
    <>
      <Player
        ref={setPlayer}
        component={SecondsLeft}
        durationInFrames={durationInFrames}
        fps={fps}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls
        acknowledgeRemotionLicense
      />
      <TimeDisplay player={player} durationInFrames={durationInFrames} fps={fps} />
    </>
  );
};
