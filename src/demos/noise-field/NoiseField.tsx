import {noise3D} from '@remotion/noise';
import {AbsoluteFill, useCurrentFrame} from 'remotion';
import {colors} from '../theme';

type Props = {
  seed: string;
  zoom: number;
  speed: number;
};

const columns = 32;
const rows = 18;
const cell = 40;

export const NoiseField = ({seed, zoom, speed}: Props) => {
  const frame = useCurrentFrame();

  const strokes = Array.from({length: columns * rows}, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const noise = noise3D(seed, column * zoom, row * zoom, frame * speed);

    return (
      <line
        key={i}
        y1={-15}
        y2={15}
        transform={`translate(${(column + 0.5) * cell} ${(row + 0.5) * cell}) rotate(${noise * 90})`}
        stroke={Math.abs(noise) > 0.5 ? colors.signal : colors.ink}
        strokeWidth={3 + Math.abs(noise) * 4}
        strokeLinecap="round"
      />
    );
  });

  return (
    <AbsoluteFill style={{backgroundColor: colors.paper}}>
      <svg viewBox="0 0 1280 720">{strokes}</svg>
    </AbsoluteFill>
  );
};
