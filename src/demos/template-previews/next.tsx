import {Browser, VideoPlayer} from '../parts/Browser';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing, useLoop} from './useLoop';

export default function Next() {
  const frame = useLoop(64, 200);
  const rendered = Math.min(1, frame / 103);
  const pulse = 1 + 0.08 * swing(frame, 64, 200, 4);
  return (
    <Preview frame={frame} durationInFrames={200}>
      <Browser x={64} y={48} width={1152} height={544} address="localhost:3000">
        <VideoPlayer x={36} y={36} width={640} progress={frame / 200}>
          <circle cx={160} cy={90} r={120 * pulse} fill={colors.gray800} />
          <circle cx={160} cy={90} r={84 * pulse} fill={colors.signal} />
          <Text x={160} y={99} size={26} bold fill={colors.paper} anchor="middle">
            Hello, Ada
          </Text>
        </VideoPlayer>
        <Text x={720} y={70} size={28} fill={colors.gray500}>
          Title
        </Text>
        <rect
          x={720}
          y={88}
          width={390}
          height={72}
          rx={8}
          fill="none"
          stroke={colors.gray300}
          strokeWidth={2}
        />
        <Text x={742} y={135} size={32}>
          Hello, Ada
        </Text>
        <rect x={900} y={106} width={3} height={36} fill={colors.signal} />
        <rect x={720} y={190} width={390} height={76} rx={8} fill={colors.ink} />
        <Text x={915} y={238} size={30} bold fill={colors.paper} anchor="middle">
          Render video
        </Text>
        <rect x={720} y={306} width={390} height={10} rx={5} fill={colors.gray100} />
        <rect x={720} y={306} width={390 * rendered} height={10} rx={5} fill={colors.signal} />
        <Text x={1110} y={358} size={26} code fill={colors.gray500} anchor="end">
          {`${Math.floor(100 * rendered)}%`}
        </Text>
      </Browser>
    </Preview>
  );
}
