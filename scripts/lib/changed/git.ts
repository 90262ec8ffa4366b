import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A file that differs from the base. */
export interface Change {
  /** Path relative to the root, with forward slashes. */
  readonly file: string;
  readonly status: 'added' | 'changed' | 'deleted';
  /** The text of a Markdown file at the base; empty for an added file and for other files. */
  readonly before: string;
  /** The text of a Markdown file now; empty for a deleted file and for other files. */
  readonly after: string;
}

export interface Changes {
  /** The base, as it is printed: `1a2b3c4, where this branch left main`. */
  readonly base: string;
  readonly changes: readonly Change[];
}

/**
 * Lists the files of a working tree that differ from the commit where its branch left `main`, or from its last
 * commit if there is no other branch. Includes committed, staged, unstaged and untracked changes.
 *
 * @param base another commit or branch to compare with
 * @throws if `base` isn't a commit, or if the folder isn't a Git working tree
 */
export function readChanges(root: string, base?: string): Changes {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...args], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const commitOf = (name: string): string | undefined => {
    try {
      return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`).trim();
    } catch {
      return undefined;
    }
  };
  if (commitOf('HEAD') === undefined) {
    throw new Error(
      'This folder has no Git commit to compare with. Run `npm run check:changed` in a clone of the repository.',
    );
  }
  if (base !== undefined && commitOf(base) === undefined) {
    throw new Error(
      `“${base}” is not a commit of this repository. Pass a branch, a tag or a commit, for example \`npm run check:changed -- HEAD~1\`.`,
    );
  }
  const trunk = base ?? ['main', 'origin/main'].find((name) => commitOf(name) !== undefined);
  const commit = git('merge-base', trunk ?? 'HEAD', 'HEAD').trim();
  const isHead = commit === commitOf('HEAD');
  const paths = (...args: readonly string[]): string[] =>
    git(...args)
      .split('\0')
      .filter(Boolean);

  const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);
  const textBefore = (file: string): string =>
    isMarkdown(file) ? git('show', `${commit}:${file}`) : '';
  const textNow = (file: string): string =>
    isMarkdown(file) ? readFileSync(path.join(root, file), 'utf8') : '';
  const changes: Change[] = [];
  const fields = paths('diff', '--name-status', '--no-renames', '-z', commit, '--');
  for (let index = 0; index < fields.length; index += 2) {
    const [letter = '', file = ''] = fields.slice(index, index + 2);
    changes.push({
      file,
      status: letter === 'A' ? 'added' : letter === 'D' ? 'deleted' : 'changed',
      before: letter === 'A' ? '' : textBefore(file),
      after: letter === 'D' ? '' : textNow(file),
    });
  }
  for (const file of paths('ls-files', '--others', '--exclude-standard', '-z')) {
    if (!changes.some((each) => each.file === file)) {
      changes.push({file, status: 'added', before: '', after: textNow(file)});
    }
  }
  const short = commit.slice(0, 7);
  return {
    base: isHead
      ? `${short}, the last commit`
      : `${short}, the last commit in common with ${trunk ?? 'HEAD'}`,
    changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}
