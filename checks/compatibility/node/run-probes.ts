import {fork} from 'node:child_process';
import path from 'node:path';

/** A call of an API in plain Node.js, and how it went. */
export interface Probe {
  /** The route of the page below `/docs`. */
  readonly route: string;
  /** Whether the probe shows that the API does its job in a script. */
  readonly works: boolean;
  /** The note of the page. */
  readonly note?: string;
  /** The code of the call. */
  readonly code: string;
  /** Why the probe didn't show what it expects. */
  readonly problem?: string;
}

type Facts = Omit<Probe, 'problem'>;

type Message =
  | {readonly probes: readonly Facts[]}
  | {readonly started: string}
  | {readonly passed: string}
  | {readonly failed: string; readonly message: string};

interface Run {
  readonly probes: readonly Facts[];
  /** The problem of each probe that ended, or undefined if it passed. */
  readonly ended: ReadonlyMap<string, string | undefined>;
}

/** Milliseconds after which a probe hangs. The slowest takes a few seconds on a busy machine. */
const patience = 60_000;

/** Milliseconds in which the packages must load. */
const loadingTime = 300_000;

const defaultScript = path.join(import.meta.dirname, 'probes.mjs');

/**
 * Calls APIs in a process of their own. If a probe hangs or ends the process, its problem says so, and a new process
 * runs the others.
 *
 * @param root the folder whose installed packages are called
 * @param routes the pages whose probes run
 * @returns all probes; those of other pages have no problem
 * @throws if the script ends before it has listed its probes, for example because a package doesn't export a name
 */
export async function runProbes(
  root: string,
  routes: readonly string[],
  {script = defaultScript, limit = patience} = {},
): Promise<Probe[]> {
  const problems = new Map<string, string | undefined>();
  for (;;) {
    const open = routes.filter((route) => !problems.has(route));
    const {probes, ended} = await runOnce(root, script, open, limit);
    ended.forEach((problem, route) => problems.set(route, problem));
    const known = new Set(probes.map(({route}) => route));
    if (open.every((route) => problems.has(route) || !known.has(route))) {
      return probes.map((probe) => ({...probe, problem: problems.get(probe.route)}));
    }
  }
}

function runOnce(
  root: string,
  script: string,
  routes: readonly string[],
  limit: number,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = fork(script, [...routes], {
      cwd: root,
      // The packages read `NODE_ENV`, and credentials would make a probe call AWS or Google.
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^NODE_ENV$|AWS_|GCP_/.test(name)),
      ) as NodeJS.ProcessEnv,
      execArgv: [],
      silent: true,
    });
    let probes: readonly Facts[] | undefined;
    let latest: string | undefined;
    let said = '';
    let hangs = false;
    const ended = new Map<string, string | undefined>();
    const kill = () => {
      hangs = true;
      child.kill('SIGKILL');
    };
    let stop = setTimeout(kill, loadingTime);
    child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
    child.stdout?.resume();
    child.on('message', (message: Message) => {
      clearTimeout(stop);
      stop = setTimeout(kill, limit);
      if ('probes' in message) {
        ({probes} = message);
      } else if ('started' in message) {
        latest = message.started;
      } else {
        const route = 'passed' in message ? message.passed : message.failed;
        ended.set(route, 'failed' in message ? message.message : undefined);
      }
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(stop);
      const cause = hangs
        ? `no result after ${(probes ? limit : loadingTime) / 1000} s`
        : `the process exited with ${signal ?? `code ${code}`}`;
      const output = said.trim() && `: ${lastLines(said)}`;
      // A probe can also end the process later, while it is already between two probes.
      if (hangs || code !== 0 || (latest !== undefined && !ended.has(latest))) {
        const culprit = latest ?? routes[0];
        if (culprit !== undefined) {
          ended.set(culprit, `${cause}${output}`);
        }
      }
      if (probes) {
        resolve({probes, ended});
      } else {
        reject(new Error(`${script} can't load the packages: ${cause}${output}`));
      }
    });
  });
}

/** The end of what a process has printed, where Node.js prints the error. */
const lastLines = (text: string): string => text.trim().split('\n').slice(-12).join('\n');
