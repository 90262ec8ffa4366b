import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const R = 190;
const CX = 290;
const CY = 330;
const ANGLE = 0.86;
const START = 560;

const y = CY - Math.sin(ANGLE) * R;
const x = CX + Math.cos(ANGLE) * R;
const wave = Array.from(
  {length: 165},
  (_, i) => `${START + i * 4},${(CY - Math.sin(ANGLE - i / 21) * R).toFixed(1)}`,
);

export const Education = () => (
  <Preview frame={82} durationInFrames={220}>
    <g fill="none" stroke={colors.gray200} strokeWidth={2}>
      <path d={`M64 ${CY} H1216 M${CX} 84 V576 M${START} 84 V576`} />
    </g>
    <circle cx={CX} cy={CY} r={R} fill="none" stroke={colors.ink} strokeWidth={5} />
    <path
      d={`M${CX} ${CY} H${CX + 64} A64 64 0 0 0 ${CX + Math.cos(ANGLE) * 64} ${CY - Math.sin(ANGLE) * 64} Z`}
      fill={colors.tint}
    />
    <polyline points={wave.join(' ')} fill="none" stroke={colors.ink} strokeWidth={5} />
    <path d={`M${CX} ${CY} L${x} ${y}`} stroke={colors.signal} strokeWidth={6} />
    <path d={`M${x} ${y} H${START}`} stroke={colors.signal} strokeWidth={3} strokeDasharray="2 9" />
    <path d={`M${x} ${y} V${CY}`} stroke={colors.gray400} strokeWidth={3} strokeDasharray="2 9" />
    <circle cx={x} cy={y} r={14} fill={colors.signal} />
    <circle cx={START} cy={y} r={14} fill={colors.signal} />
    <Text x={CX + 76} y={CY - 20} size={38}>
      α
    </Text>
    <Text x={1216} y={112} size={48} bold anchor="end">
      y = sin α
    </Text>
  </Preview>
);
