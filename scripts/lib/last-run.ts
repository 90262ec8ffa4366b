import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Stage} from './stages';

/**
 * Reads the names of the stages that failed or didn't finish when they last ran.
 *
 * @returns undefined if no run is recorded, or if the record is damaged
 */
export const readFailedStages = (file: string): string[] | undefined => {
  if (!existsSync(file)) {
    return undefined;
  }
  try {
    const {failed} = JSON.parse(readFileSync(file, 'utf8')) as {failed?: unknown};
    return Array.isArray(failed) && failed.every((name) => typeof name === 'string')
      ? failed
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Records a run. All stages are recorded as failed at first, so that an interrupted run doesn't look like a
 * success. Stages that failed in an earlier run and don't run now stay recorded.
 *
 * @returns a function that records the result of a stage
 */
export const recordRun = (
  file: string,
  stages: readonly Pick<Stage, 'name'>[],
): ((name: string, passed: boolean) => void) => {
  const failed = new Set([...(readFailedStages(file) ?? []), ...stages.map(({name}) => name)]);
  const write = () => {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `${JSON.stringify({failed: [...failed]}, null, 2)}\n`);
  };
  write();
  return (name, passed) => {
    if (passed) {
      failed.delete(name);
    } else {
      failed.add(name);
    }
    write();
  };
};
