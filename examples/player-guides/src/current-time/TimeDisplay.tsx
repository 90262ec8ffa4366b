import type {PlayerRef} from '@remotion/player';
import {usePlayerFrame} from './use-player-frame';

type TimeDisplayProps = {
  player: PlayerRef | null;
  durationInFrames: number;
  fps: number;
};

const written = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
};

export const TimeDisplay: React.FC<TimeDisplayProps> = ({player, durationInFrames, fps}) => {
  const frame = usePlayerFrame(player);

  return (
    <p>
      <label>
        Position
        <input
          type="range"
          min={0}
          max={durationInFrames - 1}
          step={1}
          value={frame}
          onChange={(event) => player?.seekTo(Number(event.target.value))}
        />
      </label>
      <output>
        {written(frame / fps)} of {written(durationInFrames / fps)}, frame {frame}
      </output>
    </p>
  );
};
