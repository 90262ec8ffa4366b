import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {tool} from '@docs-kit/tools';
import {becomesFree} from '@docs-kit/tools/free-port';
import {run} from '@docs-kit/tools/run';
import {filesOfExample, madeFolders, type LoadedExample} from '../check/load-examples';
import type {Step} from '../../../examples/define';
import {placeBrowser} from './browser';
import {environmentOf} from './environment';
import {followGuides} from './guides/follow';
import {checkMade} from './media';
import {differenceOf, outputOf} from './output';
import {runStep, type StepRun} from './run-step';

export interface ExampleOptions {
  /** Absolute path of an installed Chromium or Chrome. */
  readonly browser: string;
  /** Whether outputs are saved instead of compared. */
  readonly record: boolean;
  readonly print: (line: string) => void;
  /** Timeout of a step, in milliseconds. */
  readonly limit?: number;
  /** How long to wait for the ports of the example to become free, in milliseconds. */
  readonly portPatience?: number;
}

/** Only stops programs that hang: on one busy core, the slowest step takes minutes. */
const defaultLimit = 900_000;

/** The hash of a file, or undefined if it doesn't exist. */
const stateOf = (file: string): string | undefined =>
  existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined;

const statesOf = (folder: string): Map<string, string | undefined> =>
  new Map(filesOfExample(folder).map((file) => [file, stateOf(path.join(folder, file))]));

/** The files that a run created, changed or removed although no step lists them. */
const disturbed = (
  folder: string,
  before: ReadonlyMap<string, string | undefined>,
  made: readonly string[],
): string[] => {
  const after = statesOf(folder);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) =>
      before.get(file) !== after.get(file) && !file.endsWith('.output.txt') && !made.includes(file),
  );
};

const checkOutput = (
  folder: string,
  {output, masks}: Step,
  printed: string,
  {record, print}: ExampleOptions,
): string[] => {
  if (output === undefined) {
    return [];
  }
  const file = path.join(folder, output);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const difference =
    recorded === undefined
      ? 'There is no recorded output.'
      : differenceOf(recorded, printed, masks);
  if (difference === undefined) {
    return [];
  }
  if (record) {
    writeFileSync(file, printed);
    print(`  wrote ${output}`);
    return [];
  }
  return [
    `${output} differs from what the command prints:\n${difference}\nIf the new output is correct, run \`npm run examples -- ${path.basename(folder)} --record\`, then \`npm run examples:write\`.`,
  ];
};

const checkStep = async (
  folder: string,
  step: Step,
  {exitCode, fault, printed}: StepRun,
  options: ExampleOptions,
): Promise<string[]> => {
  const expected = step.exitCode ?? 0;
  const text = outputOf(printed(), folder);
  if (fault !== undefined || (step.until === undefined && exitCode !== expected)) {
    return [
      `${fault ?? `${exitCode === undefined ? 'A signal ended the command' : `The exit code is ${exitCode}`}, expected exit code ${expected}.`} It printed:\n${text}`,
    ];
  }
  const made = await Promise.all((step.makes ?? []).map((file) => checkMade(folder, file)));
  // If a program keeps running, its output is checked when it is stopped.
  return [...(step.until ? [] : checkOutput(folder, step, text, options)), ...made.flat()];
};

const runBrowserTest = async (
  folder: string,
  {browser, print}: ExampleOptions,
): Promise<string[]> => {
  const file = path.join(folder, 'browser.test.ts');
  if (!existsSync(file)) {
    return [];
  }
  const code = await run(
    tool('vitest', 'vitest', ['run', '--config', 'examples/vitest.config.mts', file]),
    {
      label: 'browser.test.ts',
      env: {CHROMIUM_PATH: browser, NEXT_TELEMETRY_DISABLED: '1'},
      print: (text) => print(text.replace(/\n$/, '')),
    },
  );
  return code === 0 ? [] : ['browser.test.ts failed.'];
};

/** Follows the guides of an example, and checks the files that they create. */
const followAll = async (
  {example: {follows}}: LoadedExample,
  env: NodeJS.ProcessEnv,
  options: ExampleOptions,
): Promise<string[]> => {
  if (follows === undefined) {
    return [];
  }
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'guides-')));
  try {
    const faults = await followGuides(follows, folder, {
      // A reader's environment: the browser of the guides is set, so none is downloaded.
      env: {...env, CHROME_PATH: options.browser},
      browser: options.browser,
      limit: options.limit ?? defaultLimit,
      print: options.print,
    });
    const made = faults.length > 0 ? [] : follows.makes.map((file) => checkMade(folder, file));
    return [...faults, ...(await Promise.all(made)).flat()];
  } finally {
    rmSync(folder, {recursive: true});
  }
};

/** The ports of an example that another program uses. The example would wait for the wrong server. */
const checkPorts = async (
  ports: readonly number[],
  {portPatience}: ExampleOptions,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const port of ports) {
    if (!(await becomesFree(port, portPatience))) {
      faults.push(`Another program uses port ${port}. Stop it, and run the example again.`);
    }
  }
  return faults;
};

/**
 * Runs an example from a clean state: its steps in order, then its test in the browser. If a step fails, later steps
 * don't run.
 *
 * @returns the problems, each with the command that caused it; empty if the example passes
 */
export const runExample = async (
  loaded: LoadedExample,
  options: ExampleOptions,
): Promise<string[]> => {
  const {folder, example} = loaded;
  const blocked = await checkPorts(example.ports ?? [], options);
  if (blocked.length > 0) {
    return blocked;
  }
  const made = example.steps.flatMap(({makes = []}) => makes.map(({file}) => file));
  for (const name of [...madeFolders, ...made]) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  placeBrowser(folder, options.browser);
  const before = statesOf(folder);
  const env = environmentOf(options.browser);
  const atWork: {step: Step; result: StepRun}[] = [];
  try {
    const followed = await followAll(loaded, env, options);
    if (followed.length > 0) {
      return followed;
    }
    for (const step of example.steps) {
      options.print(`  $ ${step.command}`);
      const result = await runStep(step, {folder, env, limit: options.limit ?? defaultLimit});
      atWork.push({step, result});
      const faults = await checkStep(folder, step, result, options);
      if (faults.length > 0) {
        return faults.map((fault) => `$ ${step.command}\n${fault}`);
      }
    }
    const faults = await runBrowserTest(folder, options);
    const logs = atWork
      .filter(({step}) => step.until)
      .flatMap(({step, result}) =>
        checkOutput(folder, step, outputOf(result.printed(), folder), options).map(
          (fault) => `$ ${step.command}\n${fault}`,
        ),
      );
    return [
      ...faults,
      ...logs,
      ...disturbed(folder, before, made).map(
        (file) =>
          `The run changed ${file}, which no step lists in \`makes\`. Write generated files to out/.`,
      ),
    ];
  } finally {
    await Promise.all(atWork.map(({result}) => result.stop()));
  }
};
