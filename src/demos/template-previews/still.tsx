import {useCurrentFrame} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const formats = [
  {x: 64, y: 96, width: 571, height: 300, label: '1200 × 630', size: 62},
  {x: 691, y: 96, width: 300, height: 300, label: '1080 × 1080', size: 42},
  {x: 1047, y: 96, width: 169, height: 300, label: '1080 × 1920', size: 25},
];

/** Each cover is shown for a second. */
const covers = [
  {issue: 'Issue 7: rivers', disc: 0.78},
  {issue: 'Issue 8: mosses', disc: 0.94},
  {issue: 'Issue 9: clouds', disc: 0.55},
] as const;

export default function Still() {
  const {issue, disc} = covers[Math.floor(useCurrentFrame() / 30) % covers.length]!;
  return (
    <Preview frame={0} durationInFrames={1}>
      {formats.map(({x, y, width, height, label, size}) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <svg width={width} height={height}>
            <rect width={width} height={height} fill={colors.ink} />
            <circle
              cx={width * disc}
              cy={height}
              r={Math.min(width, height) * 0.52}
              fill={colors.signal}
            />
            <Text x={size * 0.6} y={size * 1.5} size={size} bold fill={colors.paper}>
              Field notes
            </Text>
            <Text x={size * 0.64} y={size * 2.4} size={size * 0.46} fill={colors.gray400}>
              {issue}
            </Text>
          </svg>
          <path
            d={`M-16 0 h-20 M0 -16 v-20 M${width + 16} ${height} h20`}
            stroke={colors.ink}
            strokeWidth={2}
          />
          <Text x={0} y={height + 56} size={25} code fill={colors.gray500}>
            {label}
          </Text>
        </g>
      ))}
      <Text x={64} y={578} size={64} bold>
        One frame, any size
      </Text>
    </Preview>
  );
}
