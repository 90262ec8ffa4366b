import {spawn} from 'node:child_process';
import type {Step} from '../../../examples/define';
import {screenOf} from './screen';

/** The result of a step, or its state if it keeps running. */
export interface StepRun {
  /** Returns everything that it has printed so far, in order. */
  readonly printed: () => string;
  /** The exit code; undefined while it runs or if a signal ended it. */
  readonly exitCode: number | undefined;
  /** Set if it timed out, or if it exited before it was ready. */
  readonly fault?: string;
  /** Stops the step and all processes that it started. Does nothing if it has exited. */
  readonly stop: () => Promise<void>;
}

/** `npx` would slowly ask npm, although the commands of the installed packages are on the PATH. */
const withoutNpx = (command: string): string =>
  command.replaceAll(/(?<=^|[;&|(]\s*|[A-Z_]+=\S+\s+)npx\s+/g, '');

/**
 * Runs one command in a shell. If the step has `until`, the promise resolves as soon as that text is printed,
 * and the command runs until `stop()` is called.
 *
 * @param limit timeout in milliseconds for the step to exit or become ready
 */
export const runStep = (
  {command, until}: Pick<Step, 'command' | 'until'>,
  {folder, env, limit}: {folder: string; env: NodeJS.ProcessEnv; limit: number},
): Promise<StepRun> =>
  new Promise((resolve, reject) => {
    // One stream for stdout and stderr keeps the lines in order. A process group can be stopped as a whole.
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
          : `It was stopped after ${limit / 1000} seconds.`,
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
      give(until ? `It exited before it printed ${String(until)}.` : undefined);
    });
  });
