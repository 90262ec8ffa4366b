import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const LEFT = 200;
const TOP = 72;
const WIDTH = 880;
const HEIGHT = 495;

export default function Blank() {
  const frame = useLoop(0, 60);
  return (
    <Preview frame={frame} durationInFrames={60}>
      <rect
        x={LEFT}
        y={TOP}
        width={WIDTH}
        height={HEIGHT}
        fill={colors.sheet}
        stroke={colors.gray200}
        strokeWidth={2}
      />
      <path
        d={`M${LEFT} ${TOP} l${WIDTH} ${HEIGHT} M${LEFT + WIDTH} ${TOP} l${-WIDTH} ${HEIGHT}`}
        stroke={colors.gray200}
        strokeWidth={2}
        strokeDasharray="4 10"
      />
      <path
        d={[
          `M${LEFT - 28} ${TOP} h-28 M${LEFT} ${TOP - 20} v-24`,
          `M${LEFT + WIDTH + 28} ${TOP} h28 M${LEFT + WIDTH} ${TOP - 20} v-24`,
          `M${LEFT - 28} ${TOP + HEIGHT} h-28 M${LEFT + WIDTH + 28} ${TOP + HEIGHT} h28`,
        ].join(' ')}
        stroke={colors.ink}
        strokeWidth={3}
      />
      <rect x={LEFT + 250} y={TOP + 206} width={380} height={84} fill={colors.sheet} />
      <Text x={640} y={TOP + 264} size={44} code anchor="middle" fill={colors.gray500}>
        return null;
      </Text>
      {frame % 20 < 10 && <rect x={802} y={TOP + 226} width={4} height={48} fill={colors.signal} />}
    </Preview>
  );
}
