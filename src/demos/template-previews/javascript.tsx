import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const tabs = ['Root.jsx', 'MyVideo.jsx', 'index.js'];

export const Javascript = () => (
  <Preview frame={31} durationInFrames={90}>
    {tabs.map((tab, i) => (
      <g key={tab}>
        <Text x={64 + i * 250} y={92} size={32} code fill={i === 1 ? colors.ink : colors.gray400}>
          {tab}
        </Text>
        {i === 1 ? (
          <rect x={64 + i * 250} y={112} width={212} height={4} fill={colors.signal} />
        ) : null}
      </g>
    ))}
    <line x1={64} x2={1216} y1={116} y2={116} stroke={colors.gray200} strokeWidth={2} />
    <Text x={330} y={500} size={400} code anchor="middle">
      {'{'}
    </Text>
    <Text x={950} y={500} size={400} code anchor="middle">
      {'}'}
    </Text>
    {[-150, -100, -50].map((x) => (
      <circle
        key={x}
        cx={640 + x}
        cy={372 + (x * x) / 300}
        r={84}
        fill={colors.paper}
        stroke={colors.gray300}
        strokeWidth={2}
      />
    ))}
    <circle cx={640} cy={372} r={84} fill={colors.signal} />
  </Preview>
);
