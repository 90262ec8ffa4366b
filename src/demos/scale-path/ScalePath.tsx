import {getBoundingBox, scalePath} from '@remotion/paths';
import {Box} from '../paths-scene/Box';
import {path, short} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Stroke} from '../paths-scene/Stroke';
import {useProgress} from '../paths-scene/useProgress';

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
