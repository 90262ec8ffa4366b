import type {Problem} from '../../checks/lib/problem';
import type {Copy} from './copy';
import type {Fault, Tree} from './find';
import type {Kind} from './kind';
import {choose} from './choose';
import {isProgram} from './programs';

/** A fault and its kind. */
export interface Applied {
  readonly kind: Kind;
  readonly fault: Fault;
}

/** Faults that are applied at the same time, because they can't affect each other. */
export interface Round {
  readonly checks: readonly string[];
  /** Whether the checks must check all files. */
  readonly whole: boolean;
  /** Whether a fault changes code that a process loads only once. */
  readonly fresh: boolean;
  readonly faults: readonly Applied[];
}

/** A fault that was applied, what the checks reported, and the problem that reports the fault. */
export interface Outcome extends Applied {
  readonly problems: readonly Problem[];
  readonly caughtBy: Problem | undefined;
}

interface Options {
  readonly kinds: readonly Kind[];
  /** The places to choose for each kind. */
  readonly places: number;
  readonly seed: string;
  readonly tree: Tree;
  readonly copy: Pick<Copy, 'apply' | 'restore'>;
  /** Runs the checks of a round on its files. */
  readonly runChecks: (round: Round) => Promise<readonly Problem[]>;
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
    const found = kind.places(tree);
    if (found.length === 0) {
      throw new Error(
        `There is no place for the fault “${kind.name}”. Correct its row in scripts/mutations/catalog, or remove it.`,
      );
    }
    return choose(found, places, `${seed} ${kind.name}`, ({file}) => file).map((fault) => ({
      kind,
      fault,
    }));
  });

/** Whether the checks load the file as a module, so that a process that has loaded it wouldn't notice the change. */
const isLoaded = (file: string): boolean =>
  /\.[cm]?[jt]sx?$|^budgets\.json$/.test(file) &&
  !/^(?:build|src\/(?:components|demos|pages|product))\//.test(file);

/** Groups faults for the same checks into as few rounds as possible, with at most one fault of each file. */
export const planRounds = (all: readonly Applied[]): Round[] => {
  const rounds: (Omit<Round, 'faults'> & {readonly faults: Applied[]})[] = [];
  for (const applied of all) {
    const {checks, whole = false} = applied.kind;
    const fresh = isLoaded(applied.fault.file) && !checks.every(isProgram);
    const fits = rounds.find(
      (round) =>
        round.whole === whole &&
        round.fresh === fresh &&
        round.checks.join() === checks.join() &&
        round.faults.every(({fault}) => fault.file !== applied.fault.file),
    );
    if (fits) {
      fits.faults.push(applied);
    } else {
      rounds.push({checks, whole, fresh, faults: [applied]});
    }
  }
  return rounds;
};

/** Returns the problem that reports a fault: at one of its places, about it, and with a remedy. */
export const reportOf = (
  {kind, fault}: Applied,
  problems: readonly Problem[],
): Problem | undefined =>
  problems.find(
    ({file, line, message, remedy}) =>
      remedy.trim() !== '' &&
      (kind.says?.test(`${message}\n${remedy}`) ?? true) &&
      fault.reports.some(
        (place) => place.file === file && (place.line === undefined || place.line === line),
      ),
  );

/**
 * Applies faults to the copy and runs their checks. Faults that can't affect each other are applied together. If one of
 * them isn't caught, it is applied again alone, so that no other fault can hide it.
 */
export const runMutations = async (options: Options): Promise<Outcome[]> => {
  const {copy, runChecks, onProgress} = options;
  const attempt = async (round: Round): Promise<Outcome[]> => {
    copy.apply(round.faults.map(({fault}) => fault));
    try {
      const problems = await runChecks(round);
      return round.faults.map((each) => ({...each, problems, caughtBy: reportOf(each, problems)}));
    } finally {
      copy.restore();
    }
  };
  const all: Outcome[] = [];
  const rounds = planRounds(choosePlaces(options));
  for (const [index, round] of rounds.entries()) {
    const outcomes: Outcome[] = [];
    for (const outcome of await attempt(round)) {
      const again = outcome.caughtBy === undefined && round.faults.length > 1;
      outcomes.push(...(again ? await attempt({...round, faults: [outcome]}) : [outcome]));
    }
    all.push(...outcomes);
    onProgress?.(index + 1, rounds.length, outcomes);
  }
  return all;
};
