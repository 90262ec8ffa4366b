import {existsSync, readFileSync, readdirSync} from 'node:fs';

/** Memory comes from Linux's `/proc`. It isn't measured on other systems. */
const proc = '/proc';

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process may exit before its file is read.
    return undefined;
  }
};

/** The fields of `stat` after the process name, which may contain spaces and parentheses. */
export const statFields = (stat: string): string[] =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ');

const parentOf = (pid: string): string | undefined => {
  const stat = read(`${proc}/${pid}/stat`);
  return stat === undefined ? undefined : statFields(stat)[1];
};

/**
 * The share of a process in the resident memory, in bytes. Memory that several processes share is divided among
 * them: right after a fork, parent and child share everything, and adding their resident memory would count it twice.
 */
const shareOf = (pid: string): number => {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(read(`${proc}/${pid}/smaps_rollup`) ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
};

/** Resident memory of a process and its descendants, in bytes; null if the system doesn't provide it. */
export const treeMemory = (pid: number): number | null => {
  if (!existsSync(`${proc}/self/smaps_rollup`)) {
    return null;
  }
  const children = new Map<string, string[]>();
  for (const each of readdirSync(proc).filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(each);
    if (parent !== undefined) {
      children.set(parent, [...(children.get(parent) ?? []), each]);
    }
  }
  const sum = (each: string): number =>
    shareOf(each) + (children.get(each) ?? []).reduce((all, child) => all + sum(child), 0);
  return sum(String(pid));
};

/** The interval between measurements, in milliseconds. A measurement of 2 GiB takes about ten milliseconds. */
const interval = 200;

/**
 * Measures the memory of a process and its descendants until the returned function is called.
 *
 * @returns a function that stops measuring and returns the peak resident memory in bytes, or null if the system
 *   doesn't provide it
 */
export const watchMemory = (pid: number): (() => number | null) => {
  let most: number | null = null;
  const look = (): void => {
    const now = treeMemory(pid);
    most = now === null ? most : Math.max(most ?? 0, now);
  };
  const sampler = setInterval(look, interval);
  return () => {
    clearInterval(sampler);
    return most;
  };
};
