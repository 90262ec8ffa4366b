import {parsePath, serializeInstructions} from '@remotion/paths';
import {useCurrentFrame} from 'remotion';
import {Chips} from '../paths-scene/Chips';
import {Dot, Stroke} from '../paths-scene/marks';
import {Segment} from '../paths-scene/Segment';
import {path} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {colors} from '../theme';

type Props = {
  hold: number;
};

export const ParsePath = ({hold}: Props) => {
  const instructions = parsePath(path);
  const index = Math.floor(useCurrentFrame() / hold) % instructions.length;
  const current = instructions[index];
  const fields = Object.entries(current ?? {}).map(([name, value]) =>
    typeof value === 'string' ? `${name}: '${value}'` : `${name}: ${value}`,
  );

  return (
    <>
      <Scene
        code={`parsePath(path)[${index}]`}
        below={
          <text x={64} y={650} fill={colors.ink}>
            {`{${fields.join(', ')}}`}
          </text>
        }>
        <Stroke d={path} tone="ink" />
        <Segment d={path} index={index} />
        {current?.type === 'M' ? <Dot x={current.x} y={current.y} /> : null}
      </Scene>
      <Chips
        rows={[{items: instructions.map((each) => serializeInstructions([each]))}]}
        active={index}
      />
    </>
  );
};
