import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const callouts = [
  {from: [720, 116], to: [860, 116], text: 'Steel band', sub: 'folds flat'},
  {from: [838, 372], to: [930, 300], text: 'Wool cushions', sub: 'washable'},
  {from: [436, 440], to: [330, 520], text: '40 hours', sub: 'on one charge'},
] as const;

export const Product = () => (
  <Preview frame={119} durationInFrames={240}>
    <ellipse cx={630} cy={584} rx={300} ry={20} fill={colors.gray100} />
    <g fill="none" stroke={colors.ink} strokeWidth={7} strokeLinejoin="round">
      <path d="M430 340 V300 A200 200 0 0 1 830 300 V340" strokeWidth={26} />
      <path d="M430 340 V300 A200 200 0 0 1 830 300 V340" stroke={colors.paper} strokeWidth={12} />
      <rect x={424} y={330} width={92} height={220} rx={46} fill={colors.signal} />
      <rect x={744} y={330} width={92} height={220} rx={46} fill={colors.signal} />
      <path
        d="M424 372 H410 A28 28 0 0 0 382 400 V480 A28 28 0 0 0 410 508 H424"
        fill={colors.paper}
      />
      <path
        d="M836 372 H850 A28 28 0 0 1 878 400 V480 A28 28 0 0 1 850 508 H836"
        fill={colors.paper}
      />
    </g>
    {callouts.map(({from, to, text, sub}) => {
      const left = to[0] < 640;
      return (
        <g key={text}>
          <path
            d={`M${from[0]} ${from[1]} L${to[0]} ${to[1]}`}
            stroke={colors.gray400}
            strokeWidth={3}
          />
          <circle
            cx={from[0]}
            cy={from[1]}
            r={8}
            fill={colors.paper}
            stroke={colors.ink}
            strokeWidth={4}
          />
          <Text
            x={to[0] + (left ? -16 : 16)}
            y={to[1] + 6}
            size={42}
            bold
            anchor={left ? 'end' : 'start'}>
            {text}
          </Text>
          <Text
            x={to[0] + (left ? -16 : 16)}
            y={to[1] + 48}
            size={30}
            fill={colors.gray500}
            anchor={left ? 'end' : 'start'}>
            {sub}
          </Text>
        </g>
      );
    })}
  </Preview>
);
