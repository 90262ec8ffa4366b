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

const defaultScript = path.join(import.meta.dirname, 'probes.mjs');

/** Milliseconds in which the packages must load and all calls must end. */
const timeout = 600_000;

/**
 * Calls APIs in a process of their own.
 *
 * @param root the folder whose installed packages are called
 * @param routes the pages whose probes run
 * @returns all probes; those of other pages have no problem
 * @throws if the process ends before it has made all calls, for example because a package doesn't export a name
 */
export const runProbes = (
  root: string,
  routes: readonly string[],
  script = defaultScript,
): Promise<Probe[]> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [...routes], {
      cwd: root,
      // The packages read `NODE_ENV`, and credentials would make a probe call AWS or Google.
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^NODE_ENV$|AWS_|GCP_/.test(name)),
      ) as NodeJS.ProcessEnv,
      execArgv: [],
      silent: true,
      timeout,
      killSignal: 'SIGKILL',
    });
    let probes: Probe[] | undefined;
    let printed = '';
    child.stderr?.on('data', (data: Buffer) => (printed += data.toString()));
    child.stdout?.resume();
    child.once('message', (message: Probe[]) => (probes = message));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (probes) {
        resolve(probes);
      } else {
        const end = printed.trim().split('\n').slice(-12).join('\n');
        reject(new Error(`${script} exited with ${signal ?? `code ${code}`}: ${end}`));
      }
    });
  });
