// cspell:ignore kwame noor
import {interpolate, useCurrentFrame} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';

const star = (r: number) =>
  `M${Array.from({length: 10}, (_, i) => {
    const angle = (i / 10) * 2 * Math.PI - Math.PI / 2;
    const radius = i % 2 ? r * 0.42 : r;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  }).join(' L')} Z`;

const names = ['ada', 'noor', 'kwame', 'lin', 'ines', 'tomas'];

/** The clip is a part of the video that starts at this frame. */
const START = 96;

export default function Stargazer() {
  const frame = useCurrentFrame();
  const stars = interpolate(frame, [0, 100], [978, 1024], {extrapolateRight: 'clamp'});
  const latest = Math.floor(frame / 20) % names.length;
  const turn = 72 * (frame / 120);
  return (
    <Preview frame={START + frame} durationInFrames={240}>
      {[5, 4, 3, 2, 1].map((step) => (
        <path
          key={step}
          d={star(150)}
          transform={`translate(${270 - step * 6} ${240 + step * 40}) rotate(${step * -5}) scale(${1 - step * 0.04})`}
          fill={colors.paper}
          stroke={colors.gray300}
          strokeWidth={2}
        />
      ))}
      <path d={star(150)} transform={`translate(270 240) rotate(${turn})`} fill={colors.signal} />
      <Text x={520} y={252} size={190} bold>
        {Math.floor(stars).toLocaleString('en-US')}
      </Text>
      <Text x={530} y={322} size={40} fill={colors.gray500}>
        stars for your/repository
      </Text>
      {names.map((name, i) => (
        <g key={name} transform={`translate(${574 + i * 112} 452)`}>
          <circle r={44} fill={i === latest ? colors.ink : colors.gray100} />
          <Text
            x={0}
            y={13}
            size={36}
            bold
            anchor="middle"
            fill={i === latest ? colors.paper : colors.ink}>
            {name.charAt(0).toUpperCase()}
          </Text>
          <Text
            x={0}
            y={84}
            size={26}
            anchor="middle"
            fill={i === latest ? colors.signal : colors.gray500}>
            {name}
          </Text>
        </g>
      ))}
    </Preview>
  );
}
