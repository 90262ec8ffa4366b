import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const posts = [
  {x: 64, y: 150, width: 520, height: 292, likes: '318'},
  {x: 628, y: 106, width: 292, height: 380, likes: '1,204'},
  {x: 964, y: 62, width: 252, height: 448, likes: '967'},
];

const heart = 'M0 18 C -26 -2 -14 -20 0 -8 C 14 -20 26 -2 0 18 Z';

export const Social = () => (
  <Preview frame={93} durationInFrames={150}>
    {posts.map(({x, y, width, height, likes}, i) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <svg width={width} height={height}>
          <rect width={width} height={height} fill={i === 1 ? colors.ink : colors.gray100} />
          <circle cx={width / 2} cy={height * 0.4} r={84} fill={colors.signal} />
          <path
            d={`M0 ${height * 0.66} Q ${width * 0.3} ${height * 0.36} ${width * 0.6} ${height * 0.62} T ${width} ${height * 0.55} V${height} H0 Z`}
            fill={i === 1 ? colors.gray700 : colors.gray300}
          />
          <path
            d={`M0 ${height * 0.8} Q ${width * 0.4} ${height * 0.62} ${width * 0.7} ${height * 0.78} T ${width} ${height * 0.7} V${height} H0 Z`}
            fill={i === 1 ? colors.gray500 : colors.ink}
          />
        </svg>
        <g transform={`translate(22 ${height + 42}) scale(1.25)`}>
          <path
            d={heart}
            fill={i === 1 ? colors.signal : 'none'}
            stroke={i === 1 ? colors.signal : colors.ink}
            strokeWidth={2.5}
          />
        </g>
        <Text x={56} y={height + 54} size={32} code>
          {likes}
        </Text>
      </g>
    ))}
  </Preview>
);
