import {Preview} from '../parts/Preview';
import {colors} from '../theme';

const STEP = 36;
const ROW = 38;
const PLAYHEAD = 20.5;

/** Start and length in steps, and the row of the note. */
const notes = [
  [0, 3, 9],
  [3, 1, 7],
  [4, 2, 6],
  [6, 2, 7],
  [8, 4, 4],
  [12, 2, 5],
  [14, 2, 6],
  [16, 3, 3],
  [19, 3, 2],
  [22, 2, 3],
  [24, 4, 1],
  [28, 2, 4],
  [30, 2, 5],
  [0, 4, 12],
  [4, 4, 13],
  [8, 4, 11],
  [12, 4, 13],
  [16, 4, 12],
  [20, 4, 10],
  [24, 4, 11],
  [28, 4, 12],
  [18, 4, 6],
  [26, 3, 7],
] as const;

export const Music = () => (
  <Preview frame={205} durationInFrames={320} dark>
    {Array.from({length: 16}, (_, row) => (
      <line
        key={row}
        x1={64}
        x2={1216}
        y1={28 + row * ROW}
        y2={28 + row * ROW}
        stroke={colors.gray700}
        strokeWidth={1.5}
      />
    ))}
    {Array.from({length: 9}, (_, bar) => (
      <line
        key={bar}
        x1={64 + bar * 4 * STEP}
        x2={64 + bar * 4 * STEP}
        y1={28}
        y2={598}
        stroke={colors.gray700}
        strokeWidth={1.5}
      />
    ))}
    {notes.map(([start, length, row]) => {
      const now = start <= PLAYHEAD && PLAYHEAD < start + length;
      return (
        <rect
          key={`${start}-${row}`}
          x={64 + start * STEP + 2}
          y={28 + row * ROW + 4}
          width={length * STEP - 4}
          height={ROW - 8}
          rx={6}
          fill={now ? colors.signal : start < PLAYHEAD ? colors.paper : colors.gray600}
        />
      );
    })}
    <line
      x1={64 + PLAYHEAD * STEP}
      x2={64 + PLAYHEAD * STEP}
      y1={28}
      y2={640}
      stroke={colors.signal}
      strokeWidth={4}
    />
  </Preview>
);
