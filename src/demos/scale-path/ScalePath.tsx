import {getBoundingBox, scalePath} from '@remotion/paths';
import {Box, Stroke} from '../paths-scene/marks';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  scaleX: number;
  scaleY: number;
};

export const ScalePath = ({scaleX, scaleY}: Props) => {
  const progress = useProgress();
  const x = 1 + (scaleX - 1) * progress;
  const y = 1 + (scaleY - 1) * progress;
  const d = scalePath(path, x, y);

  return (
    <Scene code={`scalePath(path, ${x.toFixed(2)}, ${y.toFixed(2)})`} lines={[short(d, 0)]}>
      <Stroke d={path} tone="ghost" />
      <Stroke d={d} tone="signal" />
      <Box {...getBoundingBox(d)} labeled />
    </Scene>
  );
};
