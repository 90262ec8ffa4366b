import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const jobs = [
  {title: 'Invoice 1041', state: 'completed', progress: 1},
  {title: 'Invoice 1042', state: 'in progress', progress: 0.64},
  {title: 'Invoice 1043', state: 'queued', progress: 0},
  {title: 'Invoice 1044', state: 'queued', progress: 0},
];

export const RenderServer = () => (
  <Preview frame={77} durationInFrames={120}>
    <rect x={64} y={56} width={448} height={88} rx={10} fill={colors.ink} />
    <Text x={96} y={113} size={38} code fill={colors.paper}>
      <tspan fill={colors.signal}>POST</tspan> /renders
    </Text>
    <path d="M288 144 V600" stroke={colors.gray200} strokeWidth={3} />
    {jobs.map(({title, state, progress}, i) => {
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
            {state}
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
