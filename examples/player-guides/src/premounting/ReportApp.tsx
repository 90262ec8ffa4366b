import {Player, type PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';
import {Report} from './Report';

const load = async (): Promise<string> => {
  await new Promise((resolve) => setTimeout(resolve, 2500));
  return '4,200 visitors';
};

const inputProps = {load};

export const ReportApp: React.FC = () => {
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [waitedAt, setWaitedAt] = useState<number | null>(null);

  useEffect(() => {
    const onWaiting = () => setWaitedAt(player?.getCurrentFrame() ?? null);
    player?.addEventListener('waiting', onWaiting);
    return () => player?.removeEventListener('waiting', onWaiting);
  }, [player]);

  return (
    <>
      <Player
        ref={setPlayer}
        component={Report}
        inputProps={inputProps}
        durationInFrames={120}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        style={{width: '100%', maxWidth: 640}}
        controls
        acknowledgeRemotionLicense
      />
      {waitedAt === null ? null : <output>Waited at frame {waitedAt}</output>}
    </>
  );
};
