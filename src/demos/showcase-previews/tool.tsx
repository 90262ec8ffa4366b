import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const tracks = [
  {
    y: 442,
    clips: [
      {x: 20, width: 300},
      {x: 330, width: 420},
      {x: 760, width: 240},
    ],
  },
  {y: 492, clips: [{x: 130, width: 380}]},
  {y: 542, clips: [{x: 20, width: 980}]},
];

const settings = [0.7, 0.35, 0.5];

export const Tool = () => (
  <Preview frame={61} durationInFrames={150}>
    <rect x={64} y={36} width={1152} height={564} rx={14} fill={colors.ink} />
    <rect x={96} y={68} width={600} height={338} fill={colors.paper} />
    <rect
      x={182}
      y={166}
      width={380}
      height={120}
      fill="none"
      stroke={colors.signal}
      strokeWidth={3}
    />
    {[
      [182, 166],
      [562, 166],
      [182, 286],
      [562, 286],
    ].map(([x, y]) => (
      <rect
        key={`${x}-${y}`}
        x={(x ?? 0) - 8}
        y={(y ?? 0) - 8}
        width={16}
        height={16}
        fill={colors.paper}
        stroke={colors.signal}
        strokeWidth={3}
      />
    ))}
    <Text x={372} y={256} size={88} bold anchor="middle">
      Opening
    </Text>
    {['Position', 'Scale', 'Opacity'].map((label, i) => (
      <g key={label}>
        <Text x={740} y={104 + i * 104} size={28} fill={colors.gray400}>
          {label}
        </Text>
        <rect x={740} y={130 + i * 104} width={436} height={6} rx={3} fill={colors.gray600} />
        <rect
          x={740 + 436 * (settings[i] ?? 0) - 4}
          y={114 + i * 104}
          width={8}
          height={38}
          rx={3}
          fill={colors.paper}
        />
      </g>
    ))}
    {tracks.map(({y, clips}, row) =>
      clips.map(({x, width}) => (
        <rect
          key={`${y}-${x}`}
          x={96 + x}
          y={y}
          width={width}
          height={38}
          rx={6}
          fill={row === 1 ? colors.signal : row === 2 ? colors.gray700 : colors.gray500}
        />
      )),
    )}
    <rect x={532} y={426} width={4} height={160} fill={colors.paper} />
  </Preview>
);
