// cspell:ignore Kwame Noor Tomás Yuki
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const names = [
  'Ada',
  'Noor',
  'Kwame',
  'Lin',
  'Ines',
  'Tomás',
  'Yuki',
  'Elif',
  'Omar',
  'Freya',
  'Jun',
  'Zola',
];

export const Personalized = () => (
  <Preview frame={47} durationInFrames={90}>
    {names.map((name, i) => {
      const mine = name === 'Yuki';
      return (
        <g
          key={name}
          transform={`translate(${64 + (i % 4) * 292} ${44 + Math.floor(i / 4) * 190})`}>
          <rect
            width={276}
            height={174}
            rx={10}
            fill={mine ? colors.signal : colors.sheet}
            stroke={mine ? colors.signal : colors.gray200}
            strokeWidth={2}
          />
          <Text x={24} y={86} size={28} fill={mine ? colors.paper : colors.gray500}>
            Hello,
          </Text>
          <Text x={22} y={142} size={58} bold fill={mine ? colors.paper : colors.ink}>
            {name}
          </Text>
        </g>
      );
    })}
  </Preview>
);
