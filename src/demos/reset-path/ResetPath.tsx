import {getBoundingBox, resetPath, translatePath} from '@remotion/paths';
import {Box, Stroke} from '../paths-scene/marks';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  x: number;
  y: number;
};

export const ResetPath = ({x, y}: Props) => {
  const progress = useProgress();
  const input = translatePath(path, x, y);
  const output = resetPath(input);

  // The way between the two, to show which point goes where.
  const {x1, y1} = getBoundingBox(input);
  const moving = translatePath(input, -x1 * progress, -y1 * progress);

  return (
    <Scene code="resetPath(path)" lines={[short(output)]}>
      <Stroke d={input} tone="ghost" />
      <Stroke d={moving} tone="signal" />
      <Box {...getBoundingBox(moving)} />
    </Scene>
  );
};
