import {Preview} from '../parts/Preview';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const PETALS = 12;

export default function Skia() {
  const frame = useLoop(52, 120);
  const turn = (frame - 52) / 120;
  return (
    <Preview frame={frame} durationInFrames={120}>
      <g transform="translate(640 312)" style={{isolation: 'isolate'}}>
        {Array.from({length: PETALS}, (_, i) => {
          // After three petals, the colors repeat.
          const angle = ((i + 3 * turn) / PETALS) * 2 * Math.PI + 0.2;
          return (
            <circle
              key={i}
              cx={Math.cos(angle) * 128}
              cy={Math.sin(angle) * 128}
              r={132}
              fill={i % 3 === 0 ? colors.ink : i % 3 === 1 ? colors.signal : colors.gray300}
              fillOpacity={i % 3 === 0 ? 0.3 : i % 3 === 1 ? 0.8 : 0.5}
              style={{mixBlendMode: 'hard-light'}}
            />
          );
        })}
      </g>
    </Preview>
  );
}
