import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const talks = [
  {stage: 0, from: 0, length: 2, title: 'Opening'},
  {stage: 0, from: 2, length: 3, title: 'Frames'},
  {stage: 0, from: 6, length: 2, title: 'Sound'},
  {stage: 1, from: 1, length: 3, title: 'Type'},
  {stage: 1, from: 4, length: 3, title: 'Color', live: true},
  {stage: 2, from: 0, length: 3, title: 'Maps'},
  {stage: 2, from: 3, length: 2, title: 'Light'},
  {stage: 2, from: 5, length: 3, title: 'Closing'},
];

const x = (slot: number) => 224 + slot * 124;

export const Events = () => (
  <Preview frame={72} durationInFrames={120}>
    {['Hall', 'Stage', 'Studio'].map((name, stage) => (
      <Text key={name} x={64} y={268 + stage * 132} size={40}>
        {name}
      </Text>
    ))}
    {Array.from({length: 9}, (_, hour) => (
      <g key={hour}>
        <path d={`M${x(hour)} 170V560`} stroke={colors.gray200} strokeWidth={2} />
        {hour < 8 && (
          <Text x={x(hour)} y={142} size={28} code>
            {`${hour + 9}:00`}
          </Text>
        )}
      </g>
    ))}
    {talks.map(({stage, from, length, title, live}) => (
      <g key={title}>
        <rect
          x={x(from) + 6}
          y={206 + stage * 132}
          width={length * 124 - 12}
          height={100}
          rx={10}
          fill={live ? colors.signal : stage === 1 ? colors.gray100 : colors.ink}
        />
        <Text
          x={x(from) + 28}
          y={268 + stage * 132}
          size={34}
          fill={live || stage !== 1 ? colors.paper : colors.ink}>
          {title}
        </Text>
      </g>
    ))}
  </Preview>
);
