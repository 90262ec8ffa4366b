import type {CallbackListener, PlayerRef} from '@remotion/player';
import {useEffect, useState} from 'react';
import {usePlayerValue} from './usePlayerValue';

const events = ['play', 'pause'] as const;

export const PlayButton: React.FC<{player: PlayerRef}> = ({player}) => {
  const playing = usePlayerValue(player, events, () => player.isPlaying());
  const [waiting, setWaiting] = useState(false);

  useEffect(() => {
    const onWaiting: CallbackListener<'waiting'> = () => setWaiting(true);
    const onResume: CallbackListener<'resume'> = () => setWaiting(false);

    player.addEventListener('waiting', onWaiting);
    player.addEventListener('resume', onResume);
    return () => {
      player.removeEventListener('waiting', onWaiting);
      player.removeEventListener('resume', onResume);
    };
  }, [player]);

  return (
    <button
      type="button"
      className="play"
      aria-busy={waiting}
      onClick={(event) => player.toggle(event)}>
      {playing ? 'Pause' : 'Play'}
    </button>
  );
};
