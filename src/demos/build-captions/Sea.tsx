import {AbsoluteFill} from 'remotion';
import {colors} from '../theme';

const HORIZON = 330;
const COLUMNS = Array.from({length: 65}, (_, i) => i * 20);

/** A sun over a sea of lines, drawn from sines of the time in seconds. */
export const Sea = ({time}: {readonly time: number}) => (
  <AbsoluteFill>
    <svg viewBox="0 0 1280 720" fill="none">
      <clipPath id="above-horizon">
        <rect width={1280} height={HORIZON} />
      </clipPath>
      <circle
        cx={640}
        cy={HORIZON - 36 + time * 6}
        r={168}
        fill={colors.signal}
        clipPath="url(#above-horizon)"
      />
      {Array.from({length: 15}, (_, row) => {
        const depth = row / 14;
        const y = HORIZON + 4 + depth * depth * 330;
        const points = COLUMNS.map((x) => {
          const wave =
            Math.sin(x / (60 + 160 * depth) + time * 1.6 + row * 1.7) +
            0.6 * Math.sin(x / (34 + 90 * depth) - time * 1.1 + row * 2.9);
          return `${x},${(y + wave * (1 + 13 * depth)).toFixed(2)}`;
        });
        return (
          <polyline
            key={row}
            points={points.join(' ')}
            stroke={row % 4 === 1 ? colors.signal : colors.gray500}
            strokeOpacity={0.9 - depth * 0.55}
            strokeWidth={1.5 + depth * 1.5}
          />
        );
      })}
    </svg>
  </AbsoluteFill>
);
