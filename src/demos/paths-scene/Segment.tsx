import {parsePath, reduceInstructions, serializeInstructions} from '@remotion/paths';
import {Stroke} from './marks';

type Props = {
  readonly d: string;
  /** Which instruction, from 0. Moves draw nothing. */
  readonly index: number;
};

/** The line that one instruction of a path draws. No arcs: those become several instructions. */
export const Segment = ({d, index}: Props) => {
  const instructions = reduceInstructions(parsePath(d));
  const before = instructions.slice(0, index);
  const instruction = instructions[index];
  const start = before.findLast(({type}) => type === 'M');
  const previous = before.at(-1);

  if (!instruction || instruction.type === 'M' || !previous || previous.type === 'Z') {
    return null;
  }
  const drawn =
    instruction.type === 'Z' && start?.type === 'M'
      ? {type: 'L' as const, x: start.x, y: start.y}
      : instruction;
  return (
    <Stroke
      d={serializeInstructions([{type: 'M', x: previous.x, y: previous.y}, drawn])}
      tone="signal"
    />
  );
};
