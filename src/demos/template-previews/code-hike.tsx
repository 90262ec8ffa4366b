import {Easing, interpolate} from 'remotion';
import {Preview} from '../parts/Preview';
import {Text} from '../parts/Text';
import {colors} from '../theme';
import {clamp, useLoop} from './useLoop';

/** The frame at which the word is in its place. */
const LANDING = 74;

const lines = [
  ['export const ', 'Title', ' = () => {'],
  ['  const frame = ', 'useCurrentFrame', '();'],
  ['  const opacity = ', 'interpolate', '('],
  ['    frame, [0, 30], [0, 1],', '', ''],
  ['  );', '', ''],
  ['  return <h1 style={{', 'opacity', '}}>Hi</h1>;'],
  ['};', '', ''],
] as const;

/** How far the word and the outlines behind it are from their place, in steps. */
const flight = (frame: number) => ({
  distance: interpolate(frame, [40, LANDING], [7, 0], {
    easing: Easing.out(Easing.quad),
    ...clamp,
  }),
  spread: interpolate(frame, [LANDING, LANDING + 26], [1, 0], clamp),
  opacity: interpolate(frame, [36, 48, 160, 172], [0, 1, 1, 0], clamp),
});

export default function CodeHike() {
  const frame = useLoop(LANDING, 180);
  const {distance, spread, opacity} = flight(frame);
  const place = (steps: number) => ({x: 716 + steps * 96, y: 330 - steps * 60});
  return (
    <Preview frame={frame} durationInFrames={180} dark>
      <rect y={282} width={1280} height={74} fill={colors.gray800} />
      <rect y={282} width={8} height={74} fill={colors.signal} />
      {lines.map(([before, name, after], i) => (
        <Text key={i} x={80} y={108 + i * 74} size={38} code fill={colors.gray500}>
          {before}
          <tspan fill={colors.paper}>{name}</tspan>
          {after}
        </Text>
      ))}
      {[4, 3, 2, 1].map((step) => (
        <g key={step} opacity={(0.75 - step * 0.15) * spread * opacity}>
          <Text {...place(distance + step * spread)} size={38} code fill={colors.signal}>
            clamp
          </Text>
        </g>
      ))}
      <g opacity={opacity}>
        <Text {...place(distance)} size={38} code bold fill={colors.signal}>
          clamp
        </Text>
      </g>
    </Preview>
  );
}
