import {parsePath, serializeInstructions} from '@remotion/paths';
import {Dot, Stroke} from '../paths-scene/marks';
import {path, short, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';

type Props = {
  x: number;
  y: number;
};

export const SerializeInstructions = ({x, y}: Props) => {
  const progress = useProgress();
  const top = {x: 220 + (x - 220) * progress, y: 50 + (y - 50) * progress};

  // The third instruction draws the line up to the top.
  const instructions = parsePath(path).map((instruction, i) =>
    i === 2 ? {type: 'L' as const, ...top} : instruction,
  );
  const d = serializeInstructions(instructions);

  return (
    <Scene code="serializeInstructions(instructions)" lines={[short(d, 0)]}>
      <Stroke d={path} tone="ghost" />
      <Stroke d={d} tone="signal" />
      <Dot {...top} />
    </Scene>
  );
};
