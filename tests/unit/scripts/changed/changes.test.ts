import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {check as linksCheck} from '../../../../checks/links';
import {readChanges} from '../../../../scripts/lib/changed/git';
import {select} from '../../../../scripts/lib/changed/select';
import {readSiteGraph} from '../../../../scripts/lib/changed/site-graph';

/** A small site in a repository of its own, on a branch that left `main` after the first commit. */
function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(root, {recursive: true, force: true}));
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null'},
    });
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  const files = {
    '.gitignore': '.cache\n',
    'package-lock.json': '{}',
    'docs/spring.mdx': '## Config\n\n### `mass?` {#mass}\n',
    'docs/physics.mdx': 'The text.\n\nSee [mass](/docs/spring#mass).\n',
    'docs/_note.mdx': 'A note.\n',
    'docs/_inner.mdx': "import Note from './_note.mdx';\n\n<Note />\n",
    'docs/easing.mdx': 'import Inner from \'./_inner.mdx\';\n\n<Inner />\n\n<Demo id="easing" />\n',
    'src/demos/easing/index.ts': "export const demo = {source: 'Easing.tsx'};\n",
    'src/label.ts': 'export const label = 1;\n',
    'src/card.ts': "import {label} from '@site/src/label';\nexport const card = label;\n",
    'checks/form/index.ts': "import '../lib/words';\n",
    'checks/lib/words.ts': 'export {};\n',
    'tests/unit/words.test.ts': "import '../../checks/lib/words';\n",
  };
  Object.entries(files).forEach(([file, text]) => {
    write(file, text);
  });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('commit', '--quiet', '--message=Start');
  git('switch', '--quiet', '--create', 'work');
  return {root, git, write};
}

const listed = (root: string, base?: string): string[] =>
  readChanges(root, base).changes.map(({status, file}) => `${status} ${file}`);

describe('the changed files', () => {
  it('are those of commits, of the index and of the working tree', () => {
    const {root, git, write} = repository();
    write('docs/spring.mdx', '## Options\n');
    git('commit', '--quiet', '--all', '--message=Rename');
    write('docs/physics.mdx', 'New text.\n');
    git('add', '.');
    git('rm', '--quiet', 'docs/_note.mdx');
    write('docs/new page.mdx', 'Text.\n');
    write('.cache/ignored.mdx', 'Text.\n');
    expect(listed(root)).toEqual([
      'deleted docs/_note.mdx',
      'added docs/new page.mdx',
      'changed docs/physics.mdx',
      'changed docs/spring.mdx',
    ]);
    const {base, changes} = readChanges(root);
    expect(base).toMatch(/^[0-9a-f]{7}, the last commit in common with main$/);
    expect(changes.find(({file}) => file === 'docs/physics.mdx')).toMatchObject({
      before: expect.stringContaining('See [mass]'),
      after: 'New text.\n',
    });
    expect(listed(root, 'HEAD')).not.toContain('changed docs/spring.mdx');
  });

  it('are those since the last commit if the branch is main', () => {
    const {root, git, write} = repository();
    git('switch', '--quiet', 'main');
    expect(readChanges(root)).toEqual({
      base: expect.stringMatching(/^[0-9a-f]{7}, the last commit$/) as string,
      changes: [],
    });
    write('docs/spring.mdx', '## Options\n');
    expect(listed(root)).toEqual(['changed docs/spring.mdx']);
  });

  it('exclude files that only changed on main', () => {
    const {root, git, write} = repository();
    git('switch', '--quiet', 'main');
    write('docs/spring.mdx', '## Options\n');
    git('commit', '--quiet', '--all', '--message=Rename');
    git('switch', '--quiet', 'work');
    expect(listed(root)).toEqual([]);
  });

  it('cannot be determined if the base does not exist', () => {
    const {root} = repository();
    expect(() => readChanges(root, 'no-such-branch')).toThrow(
      '“no-such-branch” is not a commit of this repository.',
    );
    expect(() => readChanges(root, '--help')).toThrow('is not a commit of this repository.');
  });
});

describe('the graph of the site', () => {
  it('contains what depends on a file', async () => {
    const {root} = repository();
    const graph = await readSiteGraph(root);
    expect(graph.pagesIncluding('docs/_note.mdx')).toEqual(['docs/easing.mdx']);
    expect(graph.pagesShowingDemo('easing')).toEqual(['docs/easing.mdx']);
    expect(graph.pagesShowingDemo('spring')).toEqual([]);
    expect(graph.modulesImporting('src/label.ts')).toEqual(['src/card.ts']);
    expect(graph.checksImporting('checks/lib/words.ts')).toEqual(['form']);
    expect(graph.testsImporting('checks/lib/words.ts')).toEqual(['tests/unit/words.test.ts']);
  });
});

describe('a heading that other pages link to', () => {
  it('cannot be removed: the link check reports the file, the line and the fix', async () => {
    const {root, write} = repository();
    const run = async () => (await linksCheck.run({root})).problems;
    expect(await run()).toEqual([]);
    write('docs/spring.mdx', '## Config\n');
    const {tasks} = select(readChanges(root).changes, await readSiteGraph(root));
    expect(tasks.find(({name}) => name === 'links')).toMatchObject({
      files: 'all',
      why: ['docs/spring.mdx was changed: other pages and the packages may link to it'],
    });
    expect(await run()).toEqual([
      {
        file: 'docs/physics.mdx',
        line: 3,
        message:
          'The link to /docs/spring#mass is broken: docs/spring.mdx has no heading with the ID “mass”.',
        remedy:
          'If the heading was renamed, link to its new ID or restore the ID in docs/spring.mdx: `## … {#mass}`. If it was removed, restore it or remove the link. The page has these headings: #config (docs/spring.mdx:1).',
      },
    ]);
  });

  it('is also reported if its page is deleted', async () => {
    const {root, git} = repository();
    git('rm', '--quiet', 'docs/spring.mdx');
    expect((await linksCheck.run({root})).problems).toMatchObject([
      {
        file: 'docs/physics.mdx',
        line: 3,
        message: 'The link to /docs/spring is broken: there is no such page.',
      },
    ]);
  });

  it('a demo that pages show cannot be removed either', async () => {
    const {root, git} = repository();
    git('rm', '--quiet', '-r', 'src/demos/easing');
    expect((await linksCheck.run({root})).problems).toMatchObject([
      {file: 'docs/easing.mdx', line: 5, message: "The demo “easing” doesn't exist."},
    ]);
  });
});
