import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The dates on which the files of the site last changed, as far as the git history of the clone contains them.
 */
export interface GitHistory {
  /**
   * @param file path of a file or folder, relative to the root of the site
   * @returns milliseconds since 1970; undefined if the history doesn't contain the change
   */
  readonly lastChange: (file: string) => number | undefined;
  /** Why the history is incomplete; undefined if it is complete. */
  readonly gap: string | undefined;
}

const git = (siteDir: string, args: readonly string[]): string =>
  execFileSync('git', ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** The oldest commits of a shallow clone. In these commits, every file looks new. */
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
 * Reads the last change of all files with a single command. If a file last changed before the start of a
 * shallow clone, the date is unknown.
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

/** Reads the history of the clone, which may be complete, shallow or missing. */
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
          ? 'the clone is shallow. Run `git fetch --unshallow` to get the complete history'
          : undefined,
    };
  } catch {
    return {lastChange: () => undefined, gap: 'there is no git history'};
  }
};
