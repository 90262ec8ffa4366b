import type {Problem} from '../../checks/lib/problem';
import type {Checker} from './checker';
import type {Copy} from './copy';
import {judge, type Verdict} from './judge';
import {planRounds, type Applied, type Round} from './plan';
import {choose, randomOf} from './random';
import type {Kind, Tree} from './types';

/** A fault that was applied, and whether it was caught. */
export interface Outcome extends Applied {
  readonly verdict: Verdict;
}

interface Options {
  readonly kinds: readonly Kind[];
  /** The places to choose for each kind. */
  readonly places: number;
  readonly seed: string;
  readonly tree: Tree;
  readonly copy: Pick<Copy, 'apply' | 'restore'>;
  readonly checker: Pick<Checker, 'run'>;
  /** Called after each round, with the outcomes of its faults. */
  readonly onProgress?: (done: number, total: number, outcomes: readonly Outcome[]) => void;
}

/**
 * Chooses the places of each kind. The choice for a kind only depends on the seed and the kind, not on the other kinds.
 *
 * @throws if a kind applies nowhere, because it would test nothing
 */
export const choosePlaces = ({
  kinds,
  places,
  seed,
  tree,
}: Pick<Options, 'kinds' | 'places' | 'seed' | 'tree'>): Applied[] =>
  kinds.flatMap((kind) => {
    const found = kind.find(tree);
    if (found.length === 0) {
      throw new Error(
        `There is no place for the fault “${kind.name}”. Correct find() in scripts/mutations/catalog, or remove the kind.`,
      );
    }
    return choose(found, places, randomOf(`${seed} ${kind.name}`), ({file}) => file).map(
      (fault) => ({kind, fault}),
    );
  });

const alone = (applied: Applied): Round => {
  const [round] = planRounds([applied]);
  if (round === undefined) {
    throw new Error('planRounds() returned no round for a fault.');
  }
  return round;
};

/**
 * Applies faults to the copy and runs their checks. Faults that can't affect each other are applied together. If one of
 * them isn't caught, it is applied again alone, so that no other fault can hide it.
 */
export const runMutations = async (options: Options): Promise<Outcome[]> => {
  const {copy, checker, onProgress} = options;
  const chosen = choosePlaces(options);
  const verdicts = new Map<Applied, Verdict>();
  const attempt = async (round: Round): Promise<void> => {
    copy.apply(round.faults.map(({fault}) => fault));
    let problems: readonly Problem[];
    try {
      problems = await checker.run(round);
    } finally {
      copy.restore();
    }
    for (const applied of round.faults) {
      verdicts.set(applied, judge(applied, problems));
    }
  };
  const outcomesOf = (faults: readonly Applied[]): Outcome[] =>
    faults.map((applied) => ({...applied, verdict: verdicts.get(applied) ?? {is: 'missed'}}));
  const rounds = planRounds(chosen);
  for (const [index, round] of rounds.entries()) {
    await attempt(round);
    if (round.faults.length > 1) {
      for (const applied of round.faults) {
        if (verdicts.get(applied)?.is !== 'caught') {
          await attempt(alone(applied));
        }
      }
    }
    onProgress?.(index + 1, rounds.length, outcomesOf(round.faults));
  }
  return outcomesOf(chosen);
};
