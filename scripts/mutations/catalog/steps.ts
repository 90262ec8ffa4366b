import {routeOfFile} from '../../../plugins/pages';
import {repository} from '../../../checks/lib/run';
import type {Claim, Token} from '../../../checks/steps/claims';
import {isUnexecuted} from '../../../checks/steps/judge';
import {tests, unexecuted} from '../../../checks/steps/lists';
import {checkSectionOf, type Part} from '../../../checks/steps/section';
import {docs, parseDoc} from '../find';
import type {Fault, Kind, Location, Tree} from '../types';

/** A name or a number in “Check that it works” of a guide. */
interface Stated {
  readonly part: Part;
  readonly claim: Claim;
  readonly token: Token;
  readonly isExecuted: boolean;
  readonly reports: readonly Location[];
}

const known = new WeakMap<Tree, readonly Stated[]>();

/** Returns what the guides state, as the check reads it. */
const statedIn = (tree: Tree): readonly Stated[] => {
  const stated =
    known.get(tree) ??
    docs(tree)
      .filter((file) => tree.read(file).includes('\n## Check that it works\n'))
      .flatMap((file) => statedOn(file, tree.read(file)));
  known.set(tree, stated);
  return stated;
};

const statedOn = (file: string, text: string): Stated[] => {
  const page = parseDoc(file, text);
  const route = routeOfFile(page.file) ?? '';
  const parts = checkSectionOf(repository, page)?.parts ?? [];
  return parts
    .filter((part) => part.file === file)
    .flatMap((part) =>
      part.claims.flatMap((claim) =>
        claim.tokens.map((token) => ({
          part,
          claim,
          token,
          isExecuted: !isUnexecuted(route, {unexecuted}),
          reports: [
            {file, line: token.line},
            {file, line: part.line},
            // A test that quotes the sentence.
            ...(tests.some(({page, proves}) => page === route && proves?.includes(part.text))
              ? [{file: 'checks/steps/lists.ts'}]
              : []),
          ],
        })),
      ),
    );
};

/** The next number, written in the same way: `48,001` after `48,000`. */
const next = (text: string): string =>
  (Number(text.replaceAll(',', '')) + 1).toLocaleString('en-US', {
    useGrouping: text.includes(','),
    minimumFractionDigits: text.split('.')[1]?.length ?? 0,
  });

const wrong = ({claim, token}: Stated): string =>
  claim.kind === 'name' ? `${token.text}2` : next(token.text);

const faultAt =
  (tree: Tree) =>
  (stated: Stated): Fault => {
    const {part, token, reports} = stated;
    const lines = tree
      .read(part.file)
      .split('\n')
      .slice(0, token.line - 1);
    const start = lines.reduce((sum, line) => sum + line.length + 1, 0) + token.column - 1;
    const end = start + token.text.length;
    if (tree.read(part.file).slice(start, end) !== token.text) {
      throw new Error(
        `${part.file}:${token.line} doesn't have “${token.text}” at column ${token.column}. Correct claimsIn() in checks/steps/claims.ts.`,
      );
    }
    return {file: part.file, change: {start, end, text: wrong(stated)}, reports};
  };

const faultsIn = (tree: Tree, applies: (stated: Stated) => boolean): Fault[] =>
  statedIn(tree).filter(applies).map(faultAt(tree));

/** Faults in the section “Check that it works” of guides. */
export const stepKinds: readonly Kind[] = [
  {
    name: 'step-number-in-result',
    what: 'a wrong number in what the reader must see',
    detectors: ['steps'],
    find: (tree) => faultsIn(tree, ({claim, isExecuted}) => isExecuted && claim.kind === 'number'),
  },
  {
    name: 'step-name-wrong',
    what: 'a wrong name in what the reader must see',
    detectors: ['steps'],
    find: (tree) => faultsIn(tree, ({claim, isExecuted}) => isExecuted && claim.kind === 'name'),
  },
  {
    name: 'step-in-unexecuted-section',
    what: 'a wrong name or number in a section that nothing executes',
    detectors: ['steps'],
    find: (tree) => faultsIn(tree, ({isExecuted}) => !isExecuted),
  },
];
