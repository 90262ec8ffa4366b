import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing, useLoop} from './useLoop';

const FIRST = 31;
const LENGTH = 90;

/** The place of the disc between the braces. */
const place = (frame: number) => {
  const x = 150 * swing(frame, FIRST, LENGTH);
  return {cx: 640 + x, cy: 372 + (x * x) / 300};
};

const tabs = ['Root.jsx', 'MyVideo.jsx', 'index.js'];

export default function Javascript() {
  const frame = useLoop(FIRST, LENGTH);
  return (
    <Preview frame={frame} durationInFrames={LENGTH}>
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
      {[15, 10, 5].map((delay) => (
        <circle
          key={delay}
          {...place(frame - delay)}
          r={84}
          fill={colors.paper}
          stroke={colors.gray300}
          strokeWidth={2}
        />
      ))}
      <circle {...place(frame)} r={84} fill={colors.signal} />
    </Preview>
  );
}
