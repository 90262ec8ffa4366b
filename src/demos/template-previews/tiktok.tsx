import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {swing, useLoop} from './useLoop';

const LENGTH = 210;

const captions = [
  ['NOBODY', 'WAITS'],
  ['FOR A', 'SLOW'],
  ['FIRST', 'SECOND'],
];

export default function Tiktok() {
  const frame = useLoop(51, LENGTH);
  const word = Math.floor((frame / LENGTH) * 6);
  return (
    <Preview frame={frame} durationInFrames={LENGTH} dark>
      {[-3, -2, -1, 3, 2, 1].map((step) => (
        <rect
          key={step}
          x={482 + step * 120}
          y={40 + Math.abs(step) * 18}
          width={316}
          height={562 - Math.abs(step) * 36}
          rx={18}
          fill={colors.ink}
          stroke={step < 0 ? colors.gray600 : colors.gray700}
          strokeWidth={2}
          strokeDasharray={step < 0 ? undefined : '4 10'}
        />
      ))}
      <clipPath id="phone">
        <rect x={482} y={40} width={316} height={562} rx={18} />
      </clipPath>
      <g clipPath="url(#phone)">
        <rect x={482} y={40} width={316} height={562} fill={colors.paper} />
        <circle cx={640} cy={214 + 24 * swing(frame, 51, LENGTH)} r={96} fill={colors.signal} />
        <path
          d="M482 330 C 540 260 600 300 660 250 S 760 260 798 220 V602 H482 Z"
          fill={colors.gray200}
        />
        <path
          d="M482 430 C 560 360 640 440 700 380 S 780 380 798 360 V602 H482 Z"
          fill={colors.gray700}
        />
      </g>
      <g stroke={colors.ink} strokeWidth={14} strokeLinejoin="round" paintOrder="stroke">
        {captions[Math.floor(word / 2)]!.map((text, i) => (
          <Text
            key={i}
            x={640}
            y={480 + i * 64}
            size={58}
            bold
            anchor="middle"
            fill={i === word % 2 ? colors.signal : colors.paper}>
            {text}
          </Text>
        ))}
      </g>
    </Preview>
  );
}
