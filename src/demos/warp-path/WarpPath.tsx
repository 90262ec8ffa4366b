import {parsePath, warpPath} from '@remotion/paths';
import {useCurrentFrame} from 'remotion';
import {path} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Stroke} from '../paths-scene/marks';
import {colors} from '../theme';

type Props = {
  amplitude: number;
  wavelength: number;
  interpolationThreshold: number;
  points: boolean;
};

export const WarpPath = ({amplitude, wavelength, interpolationThreshold, points}: Props) => {
  const frame = useCurrentFrame();

  const warped = warpPath(
    path,
    ({x, y}) => ({
      x,
      y: y + amplitude * Math.sin((x / wavelength) * 2 * Math.PI - frame / 8),
    }),
    {interpolationThreshold},
  );
  const instructions = parsePath(warped);

  return (
    <Scene code="warpPath(path, wave, options)" result={`${instructions.length} instructions`}>
      <Stroke d={path} tone="ghost" />
      <Stroke d={warped} tone="signal" />
      {points
        ? instructions.map((each, i) =>
            'x' in each && 'y' in each ? (
              <circle key={i} cx={each.x} cy={each.y} r={1.8} fill={colors.ink} />
            ) : null,
          )
        : null}
    </Scene>
  );
};
