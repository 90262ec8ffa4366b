import {Browser, VideoPlayer} from '../parts/Browser';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing, useLoop} from './useLoop';

const files = [
  {depth: 0, name: 'pages/'},
  {depth: 1, name: 'index.tsx'},
  {depth: 1, name: '_app.tsx'},
  {depth: 1, name: 'api/'},
  {depth: 2, name: 'render.ts'},
  {depth: 2, name: 'progress.ts'},
];

export default function NextPagesDir() {
  const frame = useLoop(41, 200);
  return (
    <Preview frame={frame} durationInFrames={200}>
      {files.map(({depth, name}, i) => (
        <g key={name}>
          {depth > 0 ? (
            <path
              d={`M${78 + (depth - 1) * 44} ${132 + i * 76 - 10} v-${i === 3 ? 152 : 64} m0 ${i === 3 ? 152 : 64} h24`}
              fill="none"
              stroke={colors.gray300}
              strokeWidth={3}
            />
          ) : null}
          <Text
            x={68 + depth * 44}
            y={132 + i * 76}
            size={34}
            code
            fill={i === 1 ? colors.signal : colors.ink}>
            {name}
          </Text>
        </g>
      ))}
      <path
        d="M330 198 C 380 198 380 240 436 240"
        fill="none"
        stroke={colors.signal}
        strokeWidth={4}
      />
      <Browser x={440} y={64} width={776} height={520} address="localhost:3000">
        <VideoPlayer x={56} y={28} width={664} progress={frame / 200}>
          <rect x={0} y={120} width={320} height={60} fill={colors.signal} />
          <path
            d="M-40 188 L70 84 L120 128 L200 50 L360 178 V180 H-40 Z"
            fill={colors.gray700}
            transform={`translate(${30 * swing(frame, 41, 200)} 0)`}
          />
          <Text x={24} y={44} size={28} bold fill={colors.paper}>
            Trail report
          </Text>
        </VideoPlayer>
      </Browser>
    </Preview>
  );
}
