import {random} from 'remotion';
import {Preview} from '../parts/Preview';
import {colors} from '../theme';

const COLUMNS = 16;
const ROWS = 8;
const SIZE = 72;

export const Art = () => (
  <Preview frame={171} durationInFrames={240}>
    {Array.from({length: COLUMNS * ROWS}, (_, i) => {
      const column = i % COLUMNS;
      const row = Math.floor(i / COLUMNS);
      const disorder = (row / (ROWS - 1)) ** 1.8;
      const shift = (axis: string) => (random(`${axis}-${i}`) - 0.5) * disorder;
      const x = 64 + (column + 0.5) * SIZE + shift('x') * 76;
      const y = 36 + (row + 0.5) * SIZE * 0.96 + shift('y') * 64;
      const red = i === 6 * COLUMNS + 10;
      return (
        <rect
          key={i}
          x={-29}
          y={-29}
          width={58}
          height={58}
          rx={8}
          transform={`translate(${x} ${y}) rotate(${shift('turn') * 120})`}
          fill={red ? colors.signal : 'none'}
          stroke={red ? colors.signal : colors.ink}
          strokeWidth={3}
        />
      );
    })}
  </Preview>
);
