import {spawn} from 'node:child_process';
import type {Step} from '../../../examples/define';
import {screenOf} from './screen';

/** How a step ended, or how far it is when it is to go on. */
export interface StepRun {
  /** Everything that it has written so far, in order. */
  readonly printed: () => string;
  /** Its exit code; undefined while it runs, and when a signal ended it. */
  readonly exitCode: number | undefined;
  /** Set when it did not come to its end in time, or ended before it was ready. */
  readonly fault?: string;
  /** Ends it and all that it has started; nothing happens when it has ended. */
  readonly stop: () => Promise<void>;
}

/** `npx` would ask npm, which takes its time; the commands of the installed packages are on the path. */
const withoutNpx = (command: string): string =>
  command.replaceAll(/(?<=^|[;&|(]\s*|[A-Z_]+=\S+\s+)npx\s+/g, '');

/**
 * Runs one command in a shell. A step with `until` is given back as soon as it has printed that, and goes
 * on running until `stop()`.
 *
 * @param limit milliseconds after which the step is ended, or given up to become ready
 */
export const runStep = (
  {command, until}: Pick<Step, 'command' | 'until'>,
  {folder, env, limit}: {folder: string; env: NodeJS.ProcessEnv; limit: number},
): Promise<StepRun> =>
  new Promise((resolve, reject) => {
    // One stream for both, so that lines keep their order. A group of its own can be ended as a whole.
    const child = spawn('/bin/sh', ['-c', `exec 2>&1\n${withoutNpx(command)}`], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let printed = '';
    const ended = new Promise<void>((done) => child.on('close', done));
    const stop = async () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
        process.kill(-child.pid, 'SIGTERM');
        const last = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 5000);
        await ended;
        clearTimeout(last);
      }
    };
    const give = (fault?: string) => {
      clearTimeout(timer);
      resolve({printed: () => printed, exitCode: child.exitCode ?? undefined, fault, stop});
    };
    const timer = setTimeout(() => {
      give(
        until
          ? `It did not print ${String(until)} within ${limit / 1000} seconds.`
          : `It was ended after ${limit / 1000} seconds.`,
      );
    }, limit);
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
      if (until?.test(screenOf(printed))) {
        give();
      }
    });
    child.on('error', reject);
    child.on('close', () => {
      give(until ? `It ended before it printed ${String(until)}.` : undefined);
    });
  });
