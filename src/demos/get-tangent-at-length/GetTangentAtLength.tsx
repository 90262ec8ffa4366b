import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {Arrow, Stroke} from '../paths-scene/marks';
import {path, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {colors} from '../theme';

type Props = {
  arrow: number;
  turn: boolean;
  normal: boolean;
};

export const GetTangentAtLength = ({arrow, turn, normal}: Props) => {
  const length = getLength(path) * useProgress();
  const point = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const degrees = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <Scene
      code={`getTangentAtLength(path, ${length.toFixed(0)})`}
      result={`{x: ${tangent.x.toFixed(2)}, y: ${tangent.y.toFixed(2)}}`}
      lines={[`atan2(y, x) = ${degrees.toFixed(0)} degrees`]}>
      <Stroke d={path} tone="ink" />
      <g transform={`translate(${point.x} ${point.y}) rotate(${turn ? degrees : 0})`}>
        <rect x={-11} y={-16} width={22} height={10} rx={2} fill={colors.ink} />
        <circle cx={-6} cy={-4} r={3.4} fill={colors.ink} stroke={colors.paper} strokeWidth={1} />
        <circle cx={6} cy={-4} r={3.4} fill={colors.ink} stroke={colors.paper} strokeWidth={1} />
      </g>
      {normal ? (
        <Arrow
          from={point}
          by={{x: tangent.y * arrow, y: -tangent.x * arrow}}
          color={colors.gray500}
        />
      ) : null}
      <Arrow from={point} by={{x: tangent.x * arrow, y: tangent.y * arrow}} color={colors.signal} />
    </Scene>
  );
};
