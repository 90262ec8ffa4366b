import {getLength, getPointAtLength, getSubpaths, reversePath} from '@remotion/paths';
import {Dot, Label, Stroke} from '../paths-scene/marks';
import {Drawn} from '../paths-scene/Drawn';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  reverse: boolean;
};

export const ReversePath = ({reverse}: Props) => {
  const progress = useProgress();
  const d = reverse ? reversePath(path) : path;
  const length = getLength(d) * progress;

  return (
    <Scene code={reverse ? 'reversePath(path)' : 'path'} lines={[short(d, 0)]}>
      <Stroke d={path} tone="ghost" />
      <Drawn d={d} length={length} />
      {getSubpaths(d).map((subpath, i) => {
        const start = getPointAtLength(subpath, 0);
        return (
          <Label key={subpath} x={start.x} y={start.y + (start.y < 80 ? -9 : 16)} anchor="middle">
            {`start ${i + 1}`}
          </Label>
        );
      })}
      <Dot {...getPointAtLength(d, length)} />
    </Scene>
  );
};
