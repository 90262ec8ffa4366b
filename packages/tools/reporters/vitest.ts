import type {Reporter, TestModule} from 'vitest/node';
import {describeFailure, formatCount, type Count} from '../reports';

/** Counts tests, and names those that failed, and the files and suites that couldn't be run. */
export const countModules = (modules: readonly TestModule[]): Count => {
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const failures = [
    ...suites.flatMap((suite) =>
      suite
        .errors()
        .slice(0, 1)
        .map(({message}) =>
          describeFailure(
            suite.type === 'module' ? suite.relativeModuleId : suite.fullName,
            message,
          ),
        ),
    ),
    ...modules
      .flatMap(({children}) => [...children.allTests('failed')])
      .map((test) => describeFailure(test.fullName, test.result().errors?.[0]?.message)),
  ];
  const passed = modules.flatMap(({children}) => [...children.allTests('passed')]);
  return {passed: passed.length, failed: failures.length, failures};
};

/** Prints the count of a run of Vitest for `scripts/task.ts`. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    console.log(formatCount(countModules(modules)));
  }
}
