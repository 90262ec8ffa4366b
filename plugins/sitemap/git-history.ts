import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** When the files of the site last changed, as far as the clone's git history tells. */
export interface GitHistory {
  /**
   * @param file path of a file or folder, relative to the root of the site
   * @returns milliseconds since 1970; undefined if the history does not tell
   */
  readonly lastChange: (file: string) => number | undefined;
  /** Why the history does not tell everything; undefined if it does. */
  readonly gap: string | undefined;
}

const git = (siteDir: string, args: readonly string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The commits at which a shallow clone ends. In them, every file looks as if it were new. */
const readBoundary = (siteDir: string): ReadonlySet<string> =>
  git(siteDir, ['rev-parse', '--is-shallow-repository']) === 'true'
    ? new Set(
        readFileSync(
          path.resolve(siteDir, git(siteDir, ['rev-parse', '--git-path', 'shallow'])),
          'utf8',
        )
          .trim()
          .split('\n'),
      )
    : new Set();

/**
 * The last change of each file, read with one command instead of one for each file. A file whose last change
 * lies before the beginning of a shallow clone is unknown.
 */
const readChanges = (
  siteDir: string,
  boundary: ReadonlySet<string>,
): ReadonlyMap<string, number | undefined> => {
  const changes = new Map<string, number | undefined>();
  const log = git(siteDir, [
    'log',
    '--format=%x00%H %ct',
    '--name-only',
    '--no-renames',
    '--relative',
    '.',
  ]);
  for (const commit of log.split('\0').slice(1)) {
    const [head = '', ...files] = commit.split('\n').filter(Boolean);
    const [hash = '', seconds] = head.split(' ');
    for (const file of files) {
      if (!changes.has(file)) {
        changes.set(file, boundary.has(hash) ? undefined : Number(seconds) * 1000);
      }
    }
  }
  return changes;
};

/** Reads the history of the clone that the site is built from, complete, shallow or missing. */
export const readGitHistory = (siteDir: string): GitHistory => {
  try {
    const boundary = readBoundary(siteDir);
    const changes = readChanges(siteDir, boundary);
    const newestBelow = (folder: string): number | undefined => {
      const dates = [...changes].flatMap(([file, date]) =>
        file.startsWith(`${folder}/`) ? [date] : [],
      );
      return dates.length === 0 || dates.includes(undefined)
        ? undefined
        : Math.max(...dates.map(Number));
    };
    return {
      lastChange: (file) => (changes.has(file) ? changes.get(file) : newestBelow(file)),
      gap:
        boundary.size > 0
          ? 'the clone is shallow. Run `git fetch --unshallow` for a complete history'
          : undefined,
    };
  } catch {
    return {lastChange: () => undefined, gap: 'there is no git history'};
  }
};
