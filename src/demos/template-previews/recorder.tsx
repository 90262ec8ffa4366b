import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const code = [420, 300, 360, 180, 340, 260, 120];

export const Recorder = () => (
  <Preview frame={268} durationInFrames={600}>
    <rect x={64} y={48} width={760} height={428} rx={14} fill={colors.ink} />
    {code.map((width, i) => (
      <rect
        key={i}
        x={112 + (i % 3) * 36}
        y={100 + i * 50}
        width={width}
        height={16}
        rx={8}
        fill={i === 3 ? colors.signal : colors.gray600}
      />
    ))}
    <clipPath id="camera">
      <rect x={856} y={48} width={360} height={428} rx={14} />
    </clipPath>
    <g clipPath="url(#camera)">
      <rect x={856} y={48} width={360} height={428} fill={colors.gray100} />
      <ellipse cx={1036} cy={520} rx={180} ry={176} fill={colors.signal} />
      <rect x={1004} y={290} width={64} height={90} rx={32} fill={colors.gray300} />
      <circle cx={1036} cy={236} r={88} fill={colors.gray300} />
      <path
        d="M944 236 A92 92 0 0 1 1128 236 C 1128 176 1080 190 1036 190 S 944 176 944 236 Z"
        fill={colors.ink}
      />
    </g>
    <circle cx={900} cy={90} r={12} fill={colors.signal} />
    <Text x={924} y={101} size={30} code>
      REC
    </Text>
    <Text x={64} y={574} size={64} bold fill={colors.gray300}>
      <tspan fill={colors.ink}>and this line draws </tspan>
      <tspan fill={colors.signal}>every</tspan>
      {' frame'}
    </Text>
  </Preview>
);
