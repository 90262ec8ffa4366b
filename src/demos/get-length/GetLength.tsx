import {getLength, getSubpaths} from '@remotion/paths';
import {Dot, Stroke} from '../paths-scene/marks';
import {Drawn} from '../paths-scene/Drawn';
import {withPeak, useProgress} from '../paths-scene/path';
import {Ruler} from '../paths-scene/Ruler';
import {Scene} from '../paths-scene/Scene';

type Props = {
  peak: number;
  part: 'whole path' | 'first subpath' | 'second subpath';
};

export const GetLength = ({peak, part}: Props) => {
  const progress = useProgress();

  const whole = withPeak(peak);
  const [first = '', second = ''] = getSubpaths(whole);
  const path = {'whole path': whole, 'first subpath': first, 'second subpath': second}[part];
  const length = getLength(path);

  return (
    <Scene
      code="getLength(path)"
      result={length.toFixed(2)}
      below={<Ruler length={length} done={length * progress} />}>
      <Stroke d={whole} tone="ghost" />
      <Drawn d={path} length={length * progress} />
      <Dot x={220} y={peak} radius={3} />
    </Scene>
  );
};
