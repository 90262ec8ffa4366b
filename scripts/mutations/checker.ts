import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Problem} from '../../checks/lib/problem';
import {isProgram, runProgram} from './programs';
import type {Round} from './run-mutations';
import type {Request} from './worker';

/**
 * Runs checks in a copy of the repository, in a process that keeps what they have read.
 *
 * @param root the copy, whose own code runs
 */
export const startChecker = (root: string) => {
  let worker: ChildProcess | undefined;
  const stop = (): void => {
    worker?.kill();
    worker = undefined;
  };
  const ask = (request: Request): Promise<readonly Problem[]> => {
    worker ??= fork(path.join(root, 'scripts/mutations/worker.ts'), {
      cwd: root,
      execArgv: ['--import', 'tsx'],
    });
    const asked = worker;
    return new Promise((resolve, reject) => {
      const onEnd = () =>
        reject(new Error('The process that runs the checks ended. See its output above.'));
      asked.once('exit', onEnd);
      asked.once('message', (problems: readonly Problem[]) => {
        asked.off('exit', onEnd);
        resolve(problems);
      });
      asked.send(request);
    });
  };
  return {
    stop,
    /** Runs the checks of a round on its files. */
    async run({checks: names, whole, fresh, faults}: Round): Promise<readonly Problem[]> {
      const files = faults.flatMap(({fault}) => (fault.change === 'delete' ? [] : [fault.file]));
      const checks = names.filter((name) => !isProgram(name));
      const problems: Problem[] = [];
      if (checks.length > 0) {
        if (fresh) {
          stop();
        }
        problems.push(...(await ask({checks, files: whole ? [] : files})));
        if (fresh) {
          stop();
        }
      }
      for (const program of names.filter(isProgram)) {
        problems.push(...(await runProgram(program, root, files)));
      }
      return problems;
    },
  };
};
