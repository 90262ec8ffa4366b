import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {describe, expect, test} from 'vitest';

// Remedies, comments and documents name files and commands of this repository. All of them must exist.

/** Pages, entries and tests name files of other projects, and so do these. */
const others =
  /^(?:docs|examples|blog|learn|success-stories|reviews|sidebars|src\/(?:data|demos|drawings)|tests)\/|\.test\.tsx?$|CHANGELOG\.md$/;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.css', '*.md', '*.yml'];
const files = execFileSync('git', ['ls-files', ...patterns], {cwd: root, encoding: 'utf8'})
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)) && !others.test(file));

const folders =
  'checks|config|contributing|delivery|features|packages|proofs|records|scripts|sidebars|src|tests';

/** A path from the root, without globs and placeholders. Files directly in `src/` are those of a video project. */
const repositoryPath = new RegExp(
  `(?<![\\w./@-])(?!src/[\\w-]+(?:\\.\\w+)?(?![\\w./-]))(?:${folders})/[\\w./-]*[\\w/](?![\\w./-]*[*{<$\\[])`,
  'g',
);

const missingFiles = (text: string): string[] =>
  [...text.matchAll(repositoryPath)]
    .map(([found]) => found)
    .filter((found) =>
      ['', '.ts', '.tsx', '.module.css', '/index.ts'].every(
        (ending) => !existsSync(path.join(root, found.replace(/\/$/, '') + ending)),
      ),
    );

const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};

/** `npm run` with a name, within backticks. Packages name scripts of other sites. */
const missingCommands = (text: string): string[] =>
  [...text.matchAll(/`npm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));

describe('files', () => {
  test('a missing file and a missing folder are found, and an existing one is not', () => {
    expect(
      missingFiles('See `checks/nothing.ts`, features/nowhere/, and checks/index.ts or src/css.'),
    ).toEqual(['checks/nothing.ts', 'features/nowhere/']);
  });

  test('all that the code and the documents name exist', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.flatMap((file) => missingFiles(read(file)).map((found) => `${file}: ${found}`)),
    ).toEqual([]);
  });
});

describe('commands', () => {
  test('a missing command is found, and an existing one is not', () => {
    expect(missingCommands('Run `npm run nothing -- a`, then `npm run check`.')).toEqual([
      'nothing',
    ]);
  });

  test('all that the code and the documents name exist', () => {
    expect(
      files.flatMap((file) => missingCommands(read(file)).map((found) => `${file}: ${found}`)),
    ).toEqual([]);
  });
});
