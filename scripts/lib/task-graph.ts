import {type Count, one, type TaskResult} from '@docs-kit/tools/reports';

interface Task {
  /** The scripts that must pass before. */
  readonly dependencies: readonly string[];
  /** The file into which `scripts/task.ts` writes the result, relative to the root. */
  readonly report?: string;
}

/** The scripts that Wireit runs, by name. */
export type TaskGraph = ReadonlyMap<string, Task>;

/** Reads the section `wireit` of a package.json. */
export const readGraph = (manifest: string): TaskGraph => {
  const {wireit} = JSON.parse(manifest) as {
    wireit: Record<
      string,
      {command?: string; dependencies?: readonly (string | {readonly script: string})[]}
    >;
  };
  return new Map(
    Object.entries(wireit).map(([script, {command = '', dependencies = []}]) => {
      const task = /^tsx scripts\/task\.ts ([\w-]+)/.exec(command)?.[1];
      return [
        script,
        {
          dependencies: dependencies.map((each) => (typeof each === 'string' ? each : each.script)),
          ...(task === undefined ? {} : {report: `.cache/test/${task}.json`}),
        },
      ];
    }),
  );
};

/**
 * Collects the results of all tasks of a run. A task whose report is old was skipped, either because its inputs
 * haven't changed, so the report still holds, or because a task that it depends on failed.
 *
 * @param roots the scripts that were started
 * @param read returns a report and whether this run wrote it; undefined if there is none
 */
export const taskResults = (
  graph: TaskGraph,
  roots: readonly string[],
  read: (report: string) => {readonly text: string; readonly isNew: boolean} | undefined,
): TaskResult[] => {
  const results = new Map<string, TaskResult | undefined>();
  const visit = (script: string): boolean => {
    if (!results.has(script)) {
      const {dependencies = [], report} = graph.get(script) ?? {};
      const failed = dependencies.filter((each) => !visit(each));
      results.set(
        script,
        report === undefined
          ? undefined
          : {name: script, ...resultOf(script, failed, read(report))},
      );
      if (report === undefined && failed.length > 0) {
        groups.add(script);
      }
    }
    return !groups.has(script) && (results.get(script)?.failed ?? 0) === 0;
  };
  /** Scripts without a command that failed because a dependency did. */
  const groups = new Set<string>();
  roots.forEach(visit);
  return [...results.values()].filter((result) => result !== undefined);
};

const resultOf = (
  script: string,
  failedDependencies: readonly string[],
  report: {readonly text: string; readonly isNew: boolean} | undefined,
): Count & {time: string} => {
  const notRun = (reason: string) => ({
    ...one(false),
    failures: [`${script} did not run because ${reason}`],
    time: 'not run',
  });
  if (report?.isNew) {
    const {seconds, ...count} = JSON.parse(report.text) as Count & {seconds: number};
    return {...count, time: `${seconds.toFixed(1)} s`};
  }
  if (failedDependencies.length > 0) {
    return notRun(`it needs ${failedDependencies.join(', ')}`);
  }
  if (report === undefined) {
    return notRun('it was interrupted or could not be started');
  }
  return {...(JSON.parse(report.text) as Count), time: 'unchanged'};
};
