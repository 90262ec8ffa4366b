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

/** Whether a process that has loaded the file wouldn't notice the change. */
export const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$|^budgets\.json$/.test(file);

/**
 * Groups faults for the same checks into as few rounds as possible. In a round, each fault changes another file.
 * Faults in code get a round of their own, because one of them could stop the check.
 */
export const planRounds = (all: readonly Applied[]): Round[] => {
  const rounds: (Round & {readonly faults: Applied[]})[] = [];
  for (const applied of all) {
    const {
      kind: {detectors, whole = false},
      fault: {file},
    } = applied;
    const fresh = isCode(file) && !detectors.every(isTool);
    const fits = rounds.find(
      (round) =>
        !fresh &&
        !round.fresh &&
        round.whole === whole &&
        round.detectors.join() === detectors.join() &&
        round.faults.every((other) => other.fault.file !== file),
    );
    if (fits) {
      fits.faults.push(applied);
    } else {
      rounds.push({detectors, whole, fresh, faults: [applied]});
    }
  }
  return rounds;
};

/** Whether a detector is a program that starts anew for each round. */
export const isTool = (detector: string): boolean =>
  /^(?:types|types-examples|lint|css|format|unit:.*)$/.test(detector);
