import {random, useCurrentFrame} from 'remotion';
import {Paper} from '../parts/Paper';
import {Timeline} from '../parts/Timeline';
import {colors} from '../theme';

const palette = [colors.signal, colors.ink, colors.gray300, colors.tint];

type Props = {
  seed: string;
  count: number;
  renew: 'never' | 'every 15 frames' | 'every frame';
};

export const RandomDemo = ({seed, count, renew}: Props) => {
  const frame = useCurrentFrame();

  const rounds = {never: 0, 'every 15 frames': Math.floor(frame / 15), 'every frame': frame};
  const fullSeed = renew === 'never' ? seed : `${seed}-${rounds[renew]}`;

  return (
    <Paper code={`random('${fullSeed}-x-0')`} result={random(`${fullSeed}-x-0`).toFixed(4)}>
      {Array.from({length: count}, (_, i) => (
        <circle
          key={i}
          cx={90 + random(`${fullSeed}-x-${i}`) * 1100}
          cy={170 + random(`${fullSeed}-y-${i}`) * 376}
          r={6 + random(`${fullSeed}-radius-${i}`) * 18}
          fill={palette[Math.floor(random(`${fullSeed}-color-${i}`) * palette.length)]}
        />
      ))}
      <Timeline step={3} y={640} height={40} rise={32} />
    </Paper>
  );
};
