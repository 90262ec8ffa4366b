import type {PlayerRef} from '@remotion/player';
import {useRef} from 'react';
import {formatTime} from './formatTime';
import {usePlayerValue} from './usePlayerValue';

const events = ['frameupdate'] as const;

export const SeekBar: React.FC<{
  player: PlayerRef;
  durationInFrames: number;
  fps: number;
}> = ({player, durationInFrames, fps}) => {
  const frame = usePlayerValue(player, events, () => player.getCurrentFrame());
  const wasPlaying = useRef(false);

  return (
    <>
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={formatTime(frame, fps)}
        min={0}
        max={durationInFrames - 1}
        step={1}
        value={frame}
        onChange={(event) => player.seekTo(event.target.valueAsNumber)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          wasPlaying.current = player.isPlaying();
          player.pause();
        }}
        onLostPointerCapture={() => {
          if (wasPlaying.current) {
            player.play();
          }
        }}
      />
      <output>
        {formatTime(frame, fps)} / {formatTime(durationInFrames, fps)}
      </output>
    </>
  );
};
