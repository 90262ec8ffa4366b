import {secondsSince} from './run';

/** How many tests or checks passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Stage {
  readonly name: string;
  /** Does its work and prints it. An error counts as one failure. */
  readonly run: () => Promise<Count>;
}

export const one = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, {passed}) => total + passed, 0),
  failed: counts.reduce((total, {failed}) => total + failed, 0),
});

/** A stage in which nothing ran has not passed: a wrong pattern would hide behind it. */
const judged = (count: Count): Count =>
  count.passed + count.failed === 0 ? {passed: 0, failed: 1} : count;

/**
 * Runs all stages, one after the other and each in any case, so that one run shows every failure.
 * Prints a table at the end.
 */
export const runStages = async (
  stages: readonly Stage[],
  print: (line: string) => void = console.log,
): Promise<Count> => {
  const rows: {name: string; count: Count; time: string}[] = [];
  for (const {name, run} of stages) {
    const start = performance.now();
    print(`\n━━ ${name} ━━`);
    let count: Count;
    try {
      count = judged(await run());
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      count = one(false);
    }
    const time = secondsSince(start);
    print(`${name}: ${describe(count)}, ${time}`);
    rows.push({name, count, time});
  }
  const width = Math.max(...rows.map(({name}) => name.length));
  print('');
  for (const {name, count, time} of rows) {
    const verdict = count.failed === 0 ? 'ok    ' : 'FAILED';
    print(`${verdict}  ${name.padEnd(width)}  ${time.padStart(8)}  ${describe(count)}`);
  }
  return sum(rows.map(({count}) => count));
};

/** `12 passed, 1 failed`: the line that closes a run. */
export const describe = ({passed, failed}: Count): string => `${passed} passed, ${failed} failed`;
