import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import type {Problem} from '../../checks/lib/problem';
import {isTool, type Round} from './plan';
import {runProgram} from './programs';
import type {Request, Response} from './protocol';

/** Runs checks in a copy of the repository. */
export interface Checker {
  /** Runs the checks of a round on its files. */
  run(round: Round): Promise<readonly Problem[]>;
  stop(): void;
}

/** @param root the copy, whose own code runs */
export const startChecker = (root: string): Checker => {
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
      asked.once('message', ({problems}: Response) => {
        asked.off('exit', onEnd);
        resolve(problems);
      });
      asked.send(request);
    });
  };
  return {
    async run({detectors, whole, fresh, faults}) {
      const files = faults.flatMap(({fault}) => (fault.change === 'delete' ? [] : [fault.file]));
      if (fresh) {
        stop();
      }
      const checks = detectors.filter((detector) => !isTool(detector));
      const problems =
        checks.length === 0 ? [] : [...(await ask({checks, files: whole ? [] : files}))];
      if (fresh) {
        stop();
      }
      for (const detector of detectors.filter(isTool)) {
        problems.push(...(await runProgram(detector, root, files)));
      }
      return problems;
    },
    stop,
  };
};
