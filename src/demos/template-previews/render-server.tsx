import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const titles = ['Invoice 1041', 'Invoice 1042', 'Invoice 1043', 'Invoice 1044'];

/** Frames that the server renders for one job. */
const LENGTH = 120;

const stateOf = (progress: number): string =>
  progress === 0 ? 'queued' : progress === 1 ? 'completed' : 'in progress';

export default function RenderServer() {
  const {durationInFrames} = useVideoConfig();
  // The clip starts when the second job has rendered 77 frames, and ends when the third has.
  const rendered = LENGTH + 77 + (useCurrentFrame() / durationInFrames) * LENGTH;
  return (
    <Preview frame={rendered % LENGTH} durationInFrames={LENGTH}>
      <rect x={64} y={56} width={448} height={88} rx={10} fill={colors.ink} />
      <Text x={96} y={113} size={38} code fill={colors.paper}>
        <tspan fill={colors.signal}>POST</tspan> /renders
      </Text>
      <path d="M288 144 V600" stroke={colors.gray200} strokeWidth={3} />
      {titles.map((title, i) => {
        const progress = Math.max(0, Math.min(1, rendered / LENGTH - i));
        const y = 184 + i * 110;
        return (
          <g key={title}>
            <path
              d={`M288 ${y + 40} H404`}
              stroke={progress > 0 && progress < 1 ? colors.signal : colors.gray200}
              strokeWidth={3}
            />
            <circle
              cx={288}
              cy={y + 40}
              r={12}
              fill={
                progress > 0 && progress < 1
                  ? colors.signal
                  : progress === 1
                    ? colors.ink
                    : colors.paper
              }
              stroke={progress > 0 && progress < 1 ? colors.signal : colors.ink}
              strokeWidth={3}
            />
            <rect
              x={404}
              y={y}
              width={812}
              height={84}
              rx={10}
              fill={colors.sheet}
              stroke={colors.gray200}
              strokeWidth={2}
            />
            <Text x={436} y={y + 50} size={34} bold>
              {title}
            </Text>
            <Text
              x={1184}
              y={y + 50}
              size={30}
              anchor="end"
              fill={progress > 0 && progress < 1 ? colors.signal : colors.gray500}>
              {stateOf(progress)}
            </Text>
            <rect
              x={404}
              y={y + 76}
              width={812 * progress}
              height={8}
              fill={progress < 1 ? colors.signal : colors.ink}
            />
          </g>
        );
      })}
    </Preview>
  );
}
