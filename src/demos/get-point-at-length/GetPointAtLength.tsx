import {getLength, getPointAtLength} from '@remotion/paths';
import {Dot, Stroke} from '../paths-scene/marks';
import {path, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  dots: number;
  spacing: number;
};

export const GetPointAtLength = ({dots, spacing}: Props) => {
  const length = getLength(path) * useProgress();
  const {x, y} = getPointAtLength(path, length);

  // One point behind the other. A length below 0 would throw.
  const points = Array.from({length: dots}, (_, i) =>
    getPointAtLength(path, Math.max(0, length - i * spacing)),
  );

  return (
    <Scene
      code={`getPointAtLength(path, ${length.toFixed(0)})`}
      result={`{x: ${x.toFixed(1)}, y: ${y.toFixed(1)}}`}>
      <Stroke d={path} tone="ink" />
      {points.map((point, i) => (
        <Dot key={i} {...point} radius={6.5 - (i / dots) * 4} />
      ))}
    </Scene>
  );
};
