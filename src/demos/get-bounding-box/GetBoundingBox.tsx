import {getBoundingBox, getSubpaths} from '@remotion/paths';
import {Box, Stroke} from '../paths-scene/marks';
import {withPeak, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  part: 'whole path' | 'first subpath' | 'second subpath';
  peak: number;
};

export const GetBoundingBox = ({part, peak}: Props) => {
  const whole = withPeak(140 + (peak - 140) * useProgress());
  const [first = '', second = ''] = getSubpaths(whole);
  const path = {'whole path': whole, 'first subpath': first, 'second subpath': second}[part];
  const box = getBoundingBox(path);

  return (
    <Scene
      code="getBoundingBox(path)"
      lines={[
        `x1: ${box.x1.toFixed(0)}, y1: ${box.y1.toFixed(0)}, x2: ${box.x2.toFixed(0)}, y2: ${box.y2.toFixed(0)}, ` +
          `width: ${box.width.toFixed(0)}, height: ${box.height.toFixed(0)}`,
      ]}>
      <Stroke d={whole} tone="ghost" />
      <Stroke d={path} tone="signal" />
      <Box {...box} labeled />
    </Scene>
  );
};
