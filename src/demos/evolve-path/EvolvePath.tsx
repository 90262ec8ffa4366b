import {evolvePath, getLength, getSubpaths} from '@remotion/paths';
import {path, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Stroke} from '../paths-scene/marks';
import {colors} from '../theme';

type Props = {
  apart: boolean;
  to: number;
  strokeWidth: number;
};

export const EvolvePath = ({apart, to, strokeWidth}: Props) => {
  const progress = useProgress() * to;
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);
  const stroke = {fill: 'none', stroke: colors.signal, strokeWidth} as const;

  const subpaths = getSubpaths(path);
  const parts = subpaths.map((d, i) => {
    const start = subpaths.slice(0, i).reduce((sum, each) => sum + getLength(each), 0);
    const own = (progress * getLength(path) - start) / getLength(d);
    return {d, ...evolvePath(Math.min(1, Math.max(0, own)), d)};
  });

  return (
    <Scene
      code={`evolvePath(${progress.toFixed(2)}, ${apart ? 'subpath' : 'path'})`}
      lines={
        apart
          ? parts.map(
              (part, i) => `subpath ${i + 1}: dashoffset ${part.strokeDashoffset.toFixed(1)}`,
            )
          : [
              `strokeDasharray: '${strokeDasharray}'`,
              `strokeDashoffset: ${strokeDashoffset.toFixed(1)}`,
            ]
      }>
      <Stroke d={path} tone="ghost" />
      {apart ? (
        parts.map((part) => <path key={part.d} {...stroke} {...part} />)
      ) : (
        <path
          d={path}
          {...stroke}
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
        />
      )}
    </Scene>
  );
};
