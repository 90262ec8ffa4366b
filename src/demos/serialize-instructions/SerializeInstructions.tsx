import {parsePath, serializeInstructions} from '@remotion/paths';
import {Dot} from '../paths-scene/Dot';
import {path, short} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Stroke} from '../paths-scene/Stroke';
import {useProgress} from '../paths-scene/useProgress';

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
