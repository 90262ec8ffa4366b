import type {PlayerRef} from '@remotion/player';
import {usePlayerValue} from './usePlayerValue';

const events = ['volumechange', 'mutechange'] as const;

export const VolumeControl: React.FC<{player: PlayerRef}> = ({player}) => {
  const volume = usePlayerValue(player, events, () => player.getVolume());
  const muted = usePlayerValue(player, events, () => player.isMuted());

  return (
    <>
      <button type="button" onClick={() => (muted ? player.unmute() : player.mute())}>
        {muted ? 'Unmute' : 'Mute'}
      </button>
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => {
          const newVolume = event.target.valueAsNumber;

          if (newVolume === 0) {
            player.mute();
          } else {
            player.unmute();
            player.setVolume(newVolume);
          }
        }}
      />
    </>
  );
};
