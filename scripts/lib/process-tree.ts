import {existsSync, readFileSync, readdirSync} from 'node:fs';

/** What Linux says in `/proc`; other systems have none of it, and memory and CPU are then not measured. */
const proc = '/proc';

/** Clock ticks of `/proc/<pid>/stat` in a second: the same on every Linux that Node runs on. */
const ticks = 100;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process may end while its file is opened.
    return undefined;
  }
};

/** The fields of `stat` that follow the name, which may itself contain spaces and brackets. */
export const statFields = (stat: string): string[] =>
  stat.slice(stat.lastIndexOf(')') + 2).split(' ');

const parentOf = (pid: string): string | undefined => {
  const stat = read(`${proc}/${pid}/stat`);
  return stat === undefined ? undefined : statFields(stat)[1];
};

/** Resident memory of a process, in bytes. */
const residentOf = (pid: string): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(read(`${proc}/${pid}/status`) ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
};

/** Resident memory of a process and all below it, in bytes; null where the system does not say. */
export const treeMemory = (pid: number): number | null => {
  if (!existsSync(`${proc}/self/stat`)) {
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
    residentOf(each) + (children.get(each) ?? []).reduce((all, child) => all + sum(child), 0);
  return sum(String(pid));
};

/** How often memory is looked at, in milliseconds: a look takes a few thousandths of a second. */
const interval = 100;

/**
 * Watches the memory of a process and all below it.
 *
 * @returns a function that ends the watch, and gives the most resident memory that it saw, in bytes; null
 *   where the system does not say
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

/**
 * CPU seconds, user and system, of all processes that this one started and that have ended, with theirs;
 * null where the system does not say.
 */
export const endedChildrenCpu = (): number | null => {
  const stat = read(`${proc}/self/stat`);
  if (stat === undefined) {
    return null;
  }
  const fields = statFields(stat);
  return (Number(fields[13]) + Number(fields[14])) / ticks;
};
