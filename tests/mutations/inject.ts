import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Check, Problem} from '@docs-kit/docs-proof';
import type {Fault} from './faults';

/** A fault that was injected, and what the check reported in its file. */
export interface Outcome {
  readonly fault: Fault;
  readonly isCaught: boolean;
  readonly problems: readonly Problem[];
}

/**
 * Injects the faults that a check must report into the files of a copy of the repository, and runs the check. Faults in
 * different files are injected together. If one of them isn't caught, it is injected again alone, so that no other fault
 * can hide it.
 *
 * @param root the copy
 */
export const injectFaults = async (
  root: string,
  check: Check,
  faults: readonly Fault[],
): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const round of groupByRound(faults)) {
    for (const outcome of await injectTogether(root, check, round)) {
      const again = !outcome.isCaught && round.length > 1;
      outcomes.push(...(again ? await injectTogether(root, check, [outcome.fault]) : [outcome]));
    }
  }
  return outcomes;
};

/** Groups faults into as few rounds as possible, with at most one fault in each file. */
const groupByRound = (faults: readonly Fault[]): readonly (readonly Fault[])[] => {
  const rounds: Fault[][] = [];
  for (const fault of faults) {
    const round = rounds.find((each) => each.every(({file}) => file !== fault.file));
    if (round === undefined) {
      rounds.push([fault]);
    } else {
      round.push(fault);
    }
  }
  return rounds;
};

const injectTogether = async (
  root: string,
  check: Check,
  faults: readonly Fault[],
): Promise<readonly Outcome[]> => {
  const originals = faults.map(({file}) => readFileSync(path.join(root, file), 'utf8'));
  const write = (textOf: (fault: Fault, original: string) => string) =>
    faults.forEach((fault, index) =>
      writeFileSync(path.join(root, fault.file), textOf(fault, originals[index] ?? '')),
    );
  write(
    ({start, old, replacement}, text) =>
      text.slice(0, start) + replacement + text.slice(start + old.length),
  );
  try {
    const pages = faults.map(({file}) => file).filter((file) => file.endsWith('.mdx'));
    const {problems} = await check.run({root, files: pages});
    return faults.map((fault) => {
      const own = problems.filter(({file}) => file === fault.file);
      return {fault, isCaught: own.some((problem) => isReportOf(fault, problem)), problems: own};
    });
  } finally {
    write((_, original) => original);
  }
};

/** Whether a problem has a remedy and is at the place of a fault in its file. */
const isReportOf = ({line, kind: {above = 0}}: Fault, problem: Problem): boolean =>
  problem.remedy.trim() !== '' && problem.line <= line && problem.line >= line - above;
