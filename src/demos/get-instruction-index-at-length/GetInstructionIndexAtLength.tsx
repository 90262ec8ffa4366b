import {
  getInstructionIndexAtLength,
  getLength,
  getPointAtLength,
  parsePath,
  serializeInstructions,
} from '@remotion/paths';
import {useCurrentFrame} from 'remotion';
import {Chips} from '../paths-scene/Chips';
import {Dot, Stroke} from '../paths-scene/marks';
import {Segment} from '../paths-scene/Segment';
import {path} from '../paths-scene/path';
import {Scene} from '../paths-scene/Scene';
import {colors} from '../theme';

type Props = {
  speed: number;
};

export const GetInstructionIndexAtLength = ({speed}: Props) => {
  const length = Math.min(getLength(path), useCurrentFrame() * speed);
  const {index, lengthIntoInstruction} = getInstructionIndexAtLength(path, length);
  const instructions = parsePath(path).map((each) => serializeInstructions([each]));

  return (
    <>
      <Scene
        code={`getInstructionIndexAtLength(path, ${length.toFixed(0)})`}
        result={`index ${index}`}
        below={
          <text x={64} y={650} fill={colors.ink}>
            {`lengthIntoInstruction: ${lengthIntoInstruction.toFixed(1)}`}
          </text>
        }>
        <Stroke d={path} tone="ink" />
        <Segment d={path} index={index + 1} />
        <Dot {...getPointAtLength(path, length)} />
      </Scene>
      <Chips rows={[{items: instructions}]} active={index + 1} />
    </>
  );
};
