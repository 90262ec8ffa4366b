import {collect, type Output} from '../../../checks/outputs/collect';
import {entryOf} from '../../../checks/outputs/index';
import {inFence, lineAt, matchesIn, parseDoc, type Match} from '../find';
import type {Fault, Kind, Tree} from '../types';

/** The code blocks with the title Output that a page contains, by the line of their backticks. */
const outputsOf = (file: string, text: string): ReadonlyMap<number, Output> => {
  const {outputs} = collect(parseDoc(file, text), () => undefined);
  return new Map(
    outputs.filter(({compared}) => compared === 'printed').map((output) => [output.line, output]),
  );
};

/** Changes the first number of outputs of which the check says that they are of a kind. */
const numbersOf = (tree: Tree, isOfKind: (output: Output, file: string) => boolean): Fault[] => {
  const known = new Map<string, ReadonlyMap<number, Output>>();
  const applies = ({file, text, index}: Match): boolean => {
    const outputs = known.get(file) ?? outputsOf(file, text);
    known.set(file, outputs);
    const fence = lineAt(text, text.lastIndexOf('\n```', index) + 1);
    const output = outputs.get(fence);
    return output !== undefined && isOfKind(output, file);
  };
  return matchesIn(
    tree,
    tree.list('docs/**/*.mdx'),
    /^```txt title="Output"\n[^`\n]*?(?<old>\d+)/gm,
    {
      to: (old, match) => (applies(match) ? String(Number(old) + 1) : undefined),
      reports: inFence,
    },
  );
};

/** Faults in stated results of code. */
export const outputKinds: readonly Kind[] = [
  {
    name: 'output-block-wrong',
    what: 'a wrong number in an output below a sample',
    detectors: ['outputs'],
    find: (tree) =>
      numbersOf(
        tree,
        (output, file) =>
          output.unavailable !== 'it needs a cloud account' &&
          entryOf({file}, output) === undefined,
      ),
  },
  {
    name: 'output-recorded-wrong',
    what: 'a wrong number in an output that an example prints',
    detectors: ['examples'],
    find: (tree) =>
      matchesIn(
        tree,
        tree.list('docs/**/*.mdx'),
        /^```(?:txt|json) title="Output" file="[^"]+"\n[^`\n]*?(?<old>\d+)/gm,
        {to: (old) => String(Number(old) + 1), reports: inFence},
      ),
  },
  {
    name: 'output-cloud-wrong',
    what: 'a wrong number in an output of a command or a sample that signs in to a cloud',
    detectors: ['outputs'],
    find: (tree) => numbersOf(tree, ({unavailable}) => unavailable === 'it needs a cloud account'),
  },
];
