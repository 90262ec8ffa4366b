import {Browser} from '../parts/Browser';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {useLoop} from './useLoop';

const chips = [
  {text: 'aspect-video', x: 60, y: 60, to: [396, 104]},
  {text: 'rounded-2xl', x: 60, y: 214, to: [396, 222]},
  {text: 'font-bold', x: 60, y: 368, to: [490, 256]},
  {text: 'bg-red-500', x: 874, y: 60, to: [850, 104]},
  {text: 'p-10', x: 930, y: 214, to: [850, 230]},
  {text: 'text-7xl', x: 884, y: 368, to: [756, 256]},
] as const;

export default function NextTailwind() {
  const frame = useLoop(88, 200);
  const current = Math.floor((frame / 200) * chips.length);
  return (
    <Preview frame={frame} durationInFrames={200}>
      <Browser x={64} y={48} width={1152} height={544} address="localhost:3000">
        <rect x={396} y={92} width={456} height={256} rx={28} fill={colors.signal} />
        <rect
          x={432}
          y={128}
          width={384}
          height={184}
          fill="none"
          stroke={colors.paper}
          strokeWidth={2}
          strokeDasharray="4 8"
        />
        <Text x={624} y={246} size={76} bold fill={colors.paper} anchor="middle">
          Utility
        </Text>
        {chips.map(({text, x, y, to}, i) => {
          const isCurrent = i === current;
          const width = text.length * 17 + 40;
          const left = x > 600;
          return (
            <g key={text}>
              <path
                d={`M${left ? x : x + width} ${y + 26} L${to[0]} ${to[1]}`}
                stroke={isCurrent ? colors.ink : colors.gray300}
                strokeWidth={isCurrent ? 4 : 2}
              />
              <circle cx={to[0]} cy={to[1]} r={isCurrent ? 10 : 6} fill={colors.ink} />
              <rect
                x={x}
                y={y}
                width={width}
                height={52}
                rx={8}
                fill={isCurrent ? colors.ink : colors.gray100}
              />
              <Text
                x={x + width / 2}
                y={y + 35}
                size={27}
                code
                anchor="middle"
                fill={isCurrent ? colors.paper : colors.ink}>
                {text}
              </Text>
            </g>
          );
        })}
      </Browser>
    </Preview>
  );
}
