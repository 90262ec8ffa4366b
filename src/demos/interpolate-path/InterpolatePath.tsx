import {interpolatePath} from '@remotion/paths';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Stroke} from '../paths-scene/marks';

type Props = {
  target: 'waves' | 'tall' | 'closer';
  from: number;
  to: number;
};

// As many subpaths as `path` has, and the same instructions in the same order.
const targets = {
  waves: 'M 20 90 C 60 160 120 0 160 90 L 220 120 L 280 60 M 340 60 q 30 40 0 80 Z',
  tall: 'M 20 150 C 40 -10 140 -10 160 150 L 200 20 L 280 150 M 330 20 q 100 60 0 130 Z',
  closer: 'M 90 140 C 110 60 150 60 190 140 L 210 90 L 250 140 M 270 80 q 50 30 0 60 Z',
};

export const InterpolatePath = ({target, from, to}: Props) => {
  const value = from + (to - from) * useProgress();
  const d = interpolatePath(value, path, targets[target]);

  return (
    <Scene code={`interpolatePath(${value.toFixed(2)}, path, ${target})`} lines={[short(d, 0)]}>
      <Stroke d={path} tone="ghost" />
      <Stroke d={targets[target]} tone="ghost" dashed />
      <Stroke d={d} tone="signal" />
    </Scene>
  );
};
