import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The memory limit of a build. */
export interface MemoryBudget {
  readonly below: number;
  readonly unit: 'MiB';
  readonly what: string;
}

/** Returns the budget: `build.memory` in budgets.json. */
export const readMemoryBudget = (): MemoryBudget =>
  (
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../../budgets.json'), 'utf8')) as {
      readonly build: {readonly memory: MemoryBudget};
    }
  ).build.memory;

/** The result of comparing the memory of a build with its budget. */
export interface MemoryVerdict {
  readonly kept: boolean;
  /** The peak memory and the budget. If the budget is exceeded, also where to look for the cause. */
  readonly text: string;
}

/** @param most the peak memory of the build and all its processes in bytes; null if it wasn't measured */
export const judgeMemory = (
  {below, unit, what}: MemoryBudget,
  most: number | null,
): MemoryVerdict => {
  if (most === null) {
    return {
      kept: true,
      text: "The memory of the build wasn't measured because this system has no /proc.",
    };
  }
  const figure = Math.round(most / 1024 ** 2);
  const text = `The build used up to ${figure} ${unit} of memory, and the limit is ${below} (${what}).`;
  return figure < below
    ? {kept: true, text}
    : {
        kept: false,
        text: `${text}\n  → Check what the build keeps in memory for each page: recently changed plugins and loaders, tables of all pages, caches that are never cleared. The budget is \`build.memory\` in budgets.json.`,
      };
};
