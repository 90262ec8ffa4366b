import {
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
  normalizePath,
  parsePath,
  serializeInstructions,
} from '@remotion/paths';
import {Chips} from '../paths-scene/Chips';
import {Dot, Stroke} from '../paths-scene/marks';
import {path, relativePath, useProgress} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {Segment} from '../paths-scene/Segment';

type Props = {
  notation: 'relative' | 'mixed';
};

const instructionsOf = (d: string) => parsePath(d).map((each) => serializeInstructions([each]));

export const NormalizePath = ({notation}: Props) => {
  const input = notation === 'relative' ? relativePath : path;
  const output = normalizePath(input);
  const length = getLength(output) * useProgress();
  const {index} = getInstructionIndexAtLength(output, length);

  return (
    <>
      <Scene code="normalizePath(path)">
        <Stroke d={output} tone="ink" />
        <Segment d={output} index={index + 1} />
        <Dot {...getPointAtLength(output, length)} />
      </Scene>
      <Chips
        active={index + 1}
        rows={[
          {label: 'input', items: instructionsOf(input)},
          {label: 'output', items: instructionsOf(output)},
        ]}
      />
    </>
  );
};
