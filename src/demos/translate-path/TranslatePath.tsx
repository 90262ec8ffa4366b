import {translatePath} from '@remotion/paths';
import {Arrow, Stroke} from '../paths-scene/marks';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {colors} from '../theme';

type Props = {
  x: number;
  y: number;
};

export const TranslatePath = ({x, y}: Props) => {
  const progress = useProgress();
  const byX = x * progress;
  const byY = y * progress;
  const d = translatePath(path, byX, byY);

  return (
    <Scene code={`translatePath(path, ${byX.toFixed(0)}, ${byY.toFixed(0)})`} lines={[short(d, 0)]}>
      <Stroke d={path} tone="ghost" />
      <Stroke d={d} tone="signal" />
      {Math.hypot(byX, byY) > 12 ? (
        <Arrow from={{x: 220, y: 50}} by={{x: byX, y: byY}} color={colors.ink} />
      ) : null}
    </Scene>
  );
};
