import {availableParallelism} from 'node:os';
import {stripVTControlCharacters} from 'node:util';
import {secondsSince} from './run';

/** How many tests or checks passed and failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that passed only after a retry. They are included in `passed`. */
  readonly retried?: readonly string[];
  /** Why tests were skipped: each reason with the number of tests. */
  readonly skipped?: readonly string[];
  /** Names of the tests that failed, if the stage knows them, with the first line of their messages. */
  readonly failures?: readonly string[];
}

/** Prints text as it is, without adding a line break. */
export type Print = (text: string) => void;

export interface Stage {
  readonly name: string;
  /** Runs the stage. Everything it prints must go through `print`. An error counts as one failure. */
  readonly run: (print: Print) => Promise<Count>;
  /** Names of the stages that must end first, whether they pass or fail. Names of stages that don't run are ignored. */
  readonly needs?: readonly string[];
  /** How many cores it keeps busy. Defaults to 1. */
  readonly cores?: number;
}

export interface RunStagesOptions {
  readonly print?: Print;
  /** How many cores the stages may keep busy at the same time. */
  readonly slots?: number;
  /** Milliseconds without output after which a progress line is printed. */
  readonly patience?: number;
  /** Called as soon as a stage has ended. */
  readonly onEnd?: (name: string, count: Count) => void;
}

export const one = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, {passed}) => total + passed, 0),
  failed: counts.reduce((total, {failed}) => total + failed, 0),
  retried: counts.flatMap(({retried = []}) => retried),
  skipped: counts.flatMap(({skipped = []}) => skipped),
  failures: counts.flatMap(({failures = []}) => failures),
});

/** A stage in which nothing ran has failed. Otherwise, a wrong file pattern would go unnoticed. */
const judged = (count: Count): Count =>
  count.passed + count.failed === 0 ? {passed: 0, failed: 1} : count;

/** Memory that one slot needs: a build with its processes takes up to 3 GiB. */
const memoryPerSlot = 3 * 1024 ** 3;

const maxSlots = 4;

/**
 * Returns how many cores the stages may use on this machine: one for each core that the process may run on,
 * up to four, and fewer if memory is low.
 */
export const slotsOf = ({cores, memory}: {cores: number; memory: number}): number =>
  Math.max(1, Math.min(cores, maxSlots, Math.floor(memory / memoryPerSlot)));

/** Returns how many cores the stages may use here. */
export const slotsHere = (): number =>
  slotsOf({cores: availableParallelism(), memory: process.availableMemory()});

/** Matches the progress lines that programs print while they are silent. */
const progressLine = /^… .*, \d+\.\d s\r?\n/gm;

/** The longest excerpt of output in a progress line, in characters. */
const excerptLength = 80;

/** The lines of output that say something: no progress lines, no empty lines. */
const tellingLines = (output: string): string[] =>
  stripVTControlCharacters(output.replace(progressLine, ''))
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The last line of output that says something, for the progress line. */
const lastLineOf = (output: string): string =>
  tellingLines(output).at(-1)?.slice(0, excerptLength) ?? '';

/** How many lines of output the end of the run repeats from a failed stage that names no tests. */
const repeatedLines = 10;

/** How many parts of the output to keep for that. A part is at least a piece of a line. */
const repeatedParts = 100;

interface Running {
  readonly name: string;
  readonly start: number;
  readonly cores: number;
  /** What it printed, if that is kept until it ends; otherwise its own progress lines are printed. */
  readonly kept: string[] | undefined;
  readonly ended: Promise<void>;
}

/**
 * Runs all stages, even if some fail, so that one run shows every failure. Stages run at the same time as
 * long as there are free slots; if several can start, the first in the list starts first. A stage that occupies
 * all slots prints directly. The output of other stages is printed when they end, so it never mixes.
 * Prints a table at the end.
 */
export const runStages = async (
  stages: readonly Stage[],
  {
    print = (text) => void process.stdout.write(text),
    slots = slotsHere(),
    patience = 10_000,
    onEnd,
  }: RunStagesOptions = {},
): Promise<Count> => {
  const rows = new Map<string, {count: Count; time: string}>();
  const running = new Map<string, Running>();
  const waiting = [...stages];
  const coresOf = ({cores = 1}: Stage) => Math.min(cores, slots);
  const unfinished = (name: string) =>
    running.has(name) || waiting.some((stage) => stage.name === name);

  const heartbeat = setInterval(() => {
    for (const {name, start, kept} of running.values()) {
      if (!kept) {
        continue;
      }
      const last = lastLineOf(kept.slice(-10).join(''));
      print(`… ${name}, ${secondsSince(start)}${last === '' ? '' : `: ${last}`}\n`);
    }
  }, patience);
  const write = (text: string) => {
    heartbeat.refresh();
    print(text);
  };

  const execute = async (stage: Stage, start: number, kept?: string[]): Promise<void> => {
    const title = `\n━━ ${stage.name} ━━\n`;
    const take: Print = kept ? (text) => void kept.push(text) : write;
    write(kept ? `${stage.name} started\n` : title);
    const latest: string[] = [];
    let count: Count;
    try {
      count = judged(
        await stage.run((text) => {
          latest.push(text);
          latest.splice(0, latest.length - repeatedParts);
          take(text);
        }),
      );
    } catch (error) {
      const message = `${error instanceof Error ? error.message : String(error)}\n`;
      latest.push(message);
      take(message);
      count = one(false);
    }
    if (count.failed > 0 && (count.failures ?? []).length === 0) {
      const end = tellingLines(latest.join('')).slice(-repeatedLines);
      count = {...count, failures: [`${stage.name}, the end of its output:`, ...end]};
    }
    const time = secondsSince(start);
    if (kept) {
      write(title + kept.join('').replace(progressLine, ''));
    }
    write(`${stage.name}: ${describe(count)}, ${time}\n`);
    rows.set(stage.name, {count, time});
    running.delete(stage.name);
    onEnd?.(stage.name, count);
  };

  try {
    while (waiting.length > 0 || running.size > 0) {
      const busy = [...running.values()].reduce((total, {cores}) => total + cores, 0);
      const next = waiting.find(
        (stage) =>
          busy + coresOf(stage) <= slots && !(stage.needs ?? []).some((name) => unfinished(name)),
      );
      if (next) {
        waiting.splice(waiting.indexOf(next), 1);
        const start = performance.now();
        // `execute()` is deferred so that the stage is in `running` before it can end.
        const kept = coresOf(next) === slots ? undefined : [];
        const ended = Promise.resolve().then(() => execute(next, start, kept));
        running.set(next.name, {name: next.name, start, cores: coresOf(next), kept, ended});
      } else if (running.size > 0) {
        await Promise.race([...running.values()].map(({ended}) => ended));
      } else {
        throw new Error(
          `These stages wait for each other: ${waiting.map(({name}) => name).join(', ')}.`,
        );
      }
    }
  } finally {
    clearInterval(heartbeat);
  }

  const width = Math.max(...stages.map(({name}) => name.length));
  print('\n');
  for (const {name} of stages) {
    const {count, time} = rows.get(name)!;
    const verdict = count.failed === 0 ? 'ok    ' : 'FAILED';
    print(`${verdict}  ${name.padEnd(width)}  ${time.padStart(8)}  ${describe(count)}\n`);
  }
  const total = sum([...rows.values()].map(({count}) => count));
  if (total.skipped && total.skipped.length > 0) {
    print('\nSkipped:\n');
    total.skipped.forEach((reason) => print(`  ${reason}\n`));
  }
  if (total.retried && total.retried.length > 0) {
    print('\nPassed only after a retry. Fix or remove a test that is listed here again:\n');
    total.retried.forEach((name) => print(`  ${name}\n`));
  }
  if (total.failures && total.failures.length > 0) {
    // The end of the output must suffice to start looking, because CI may keep nothing else.
    print('\nFailed. The reasons are further up:\n');
    total.failures.forEach((name) => print(`  ${name}\n`));
  }
  return total;
};

/** `12 passed, 1 failed`: the last line of a run. */
export const describe = ({passed, failed}: Count): string => `${passed} passed, ${failed} failed`;
