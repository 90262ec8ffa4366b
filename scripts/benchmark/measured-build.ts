import {spawn} from 'node:child_process';
import {docusaurus, docusaurusEnv} from '../lib/docusaurus';
import {endedChildrenCpu, watchMemory} from '../lib/process-tree';
import type {NodeArguments} from '../lib/tools';
import type {Subject} from './subject';

export interface BuildCost {
  /** Seconds from start to exit. */
  readonly wall: number;
  /** Seconds of user and system time; null if the system doesn't provide it. */
  readonly cpu: number | null;
  /**
   * Peak resident memory of the process and its descendants, in bytes; null if the system doesn't provide it.
   */
  readonly memory: number | null;
}

const shownLines = 40;

interface MeasuredRun {
  /** The name of the site, for error messages. */
  readonly name: string;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Runs a program that builds a site.
 *
 * @throws if the build fails, with its last lines of output
 */
export const measureRun = async (
  args: NodeArguments,
  {name, folder, env}: MeasuredRun,
): Promise<BuildCost> => {
  const cpuBefore = endedChildrenCpu();
  const start = performance.now();
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const endWatch = child.pid === undefined ? () => null : watchMemory(child.pid);
  let code: number | null;
  let memory: number | null;
  try {
    code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
  } finally {
    memory = endWatch();
  }
  if (code !== 0) {
    const last = output.join('').trimEnd().split('\n').slice(-shownLines).join('\n');
    throw new Error(`The build of "${name}" failed:\n${last}`);
  }
  const cpuAfter = endedChildrenCpu();
  return {
    wall: (performance.now() - start) / 1000,
    cpu: cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore,
    memory,
  };
};

/**
 * Builds a subject. The first build is cold, because each subject has its own caches. Later builds are warm.
 *
 * @throws if the build fails, with its last lines of output
 */
export const measureBuild = ({name, folder, buildArguments}: Subject): Promise<BuildCost> =>
  measureRun(docusaurus('build', buildArguments), {name, folder, env: docusaurusEnv});
