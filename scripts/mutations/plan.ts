import type {Fault, Kind} from './types';

/** A fault and its kind. */
export interface Applied {
  readonly kind: Kind;
  readonly fault: Fault;
}

/** Faults that are applied at the same time, because they can't affect each other. */
export interface Round {
  readonly detectors: readonly string[];
  /** Whether the checks must check all files. */
  readonly whole: boolean;
  /** Whether a fault changes code that a process loads only once. */
  readonly fresh: boolean;
  readonly faults: readonly Applied[];
}

/** Whether the checks load the file as a module, so that a process that has loaded it wouldn't notice the change. */
export const isLoaded = (file: string): boolean =>
  /\.[cm]?[jt]sx?$|^budgets\.json$/.test(file) &&
  !/^(?:build|src\/(?:components|demos|pages|product))\//.test(file);

/** Whether two faults of a file can be applied together, because each is reported on a line of its own. */
const areApart = (one: Fault, other: Fault): boolean =>
  one.file !== other.file ||
  (one.file === 'package-lock.json' &&
    one.change !== 'delete' &&
    other.change !== 'delete' &&
    (one.change.end < other.change.start || other.change.end < one.change.start));

/** Groups faults for the same checks into as few rounds as possible. */
export const planRounds = (all: readonly Applied[]): Round[] => {
  const rounds: (Omit<Round, 'fresh'> & {fresh: boolean; readonly faults: Applied[]})[] = [];
  for (const applied of all) {
    const {
      kind: {detectors, whole = false},
      fault,
    } = applied;
    const fresh = isLoaded(fault.file) && !detectors.every(isTool);
    const fits = rounds.find(
      (round) =>
        round.whole === whole &&
        round.detectors.join() === detectors.join() &&
        round.faults.every((other) => areApart(other.fault, fault)),
    );
    if (fits) {
      fits.faults.push(applied);
      fits.fresh ||= fresh;
    } else {
      rounds.push({detectors, whole, fresh, faults: [applied]});
    }
  }
  return rounds;
};

/** Whether a detector is a program that starts anew for each round. */
export const isTool = (detector: string): boolean =>
  /^(?:types|types-examples|lint|css|format|unit:.*)$/.test(detector);
