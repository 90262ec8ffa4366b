import {execFileSync} from 'node:child_process';

/**
 * Returns when a file or folder last changed.
 *
 * @param file path relative to the root of the site
 * @returns milliseconds since 1970; undefined if git doesn't track it
 */
export type LastChange = (file: string) => number | undefined;

const git = (siteDir: string, args: readonly string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** Reads the last change of all files with a single command. */
const readChanges = (siteDir: string): ReadonlyMap<string, number> => {
  const changes = new Map<string, number>();
  const log = git(siteDir, [
    'log',
    '--format=%x00%ct',
    '--name-only',
    '--no-renames',
    '--relative',
    '.',
  ]);
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) {
      if (!changes.has(file)) {
        changes.set(file, Number(seconds) * 1000);
      }
    }
  }
  return changes;
};

/**
 * Reads when the files of the site last changed.
 *
 * @returns undefined if there is no git history, or if the clone is shallow: in its oldest commit, every file looks new
 */
export const readGitHistory = (siteDir: string): LastChange | undefined => {
  try {
    if (git(siteDir, ['rev-parse', '--is-shallow-repository']) === 'true') {
      return undefined;
    }
    const changes = readChanges(siteDir);
    const newestBelow = (folder: string): number | undefined => {
      const dates = [...changes].flatMap(([file, date]) =>
        file.startsWith(`${folder}/`) ? [date] : [],
      );
      return dates.length === 0 ? undefined : Math.max(...dates);
    };
    return (file) => changes.get(file) ?? newestBelow(file);
  } catch {
    return undefined;
  }
};
