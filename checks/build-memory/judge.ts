import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What a build of the site must stay below. */
export interface MemoryBudget {
  readonly below: number;
  readonly unit: 'MiB';
  readonly what: string;
}

/** The budget: `build.memory` of budgets.json. */
export const readMemoryBudget = (): MemoryBudget =>
  (
    JSON.parse(readFileSync(path.join(import.meta.dirname, '../../budgets.json'), 'utf8')) as {
      readonly build: {readonly memory: MemoryBudget};
    }
  ).build.memory;

/** What the memory of one build comes to. */
export interface MemoryVerdict {
  readonly kept: boolean;
  /** The figure beside the budget and, where it is not kept, what to look at. */
  readonly text: string;
}

/** @param most the most memory that the build and all its processes had, in bytes; null where it is not measured */
export const judgeMemory = (
  {below, unit, what}: MemoryBudget,
  most: number | null,
): MemoryVerdict => {
  if (most === null) {
    return {
      kept: true,
      text: 'The memory of the build is not measured: this system has no /proc, which tells it.',
    };
  }
  const figure = Math.round(most / 1024 ** 2);
  const text = `The build took ${figure} ${unit} of memory at its height, and must stay below ${below} (${what}).`;
  return figure < below
    ? {kept: true, text}
    : {
        kept: false,
        text: `${text}\n  → Look at what the build keeps for each page: the plugins and loaders that changed last, tables of all pages, caches that are never emptied. \`npm run benchmark -- --only scale\` tells memory by page. The budget is \`build.memory\` in budgets.json.`,
      };
};
