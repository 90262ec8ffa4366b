import {spawnSync} from 'node:child_process';
import {root} from '@docs-kit/tools';
import {describe, expect, it} from 'vitest';
import {pageChecks} from '../../checks/page-checks';
import {isFileName, quickChecks, tasksFor, withoutFiles} from './check-files';

const names = (...files: readonly string[]): string[] =>
  tasksFor(root, files).map(({name}) => name);

describe('npm run check -- with files', () => {
  it('runs every check of the pages, spelling and Markdown on a page', () => {
    expect(names('docs/spring.mdx')).toEqual([
      ...pageChecks.filter((name) => name !== 'entries'),
      'spelling',
      'markdown',
    ]);
    expect(tasksFor(root, [`${root}/docs/spring.mdx`])[0]?.files).toEqual(['docs/spring.mdx']);
  });

  it.each([
    ['src/data/templates/blank.yml', ['links', 'entries', 'spelling', 'format']],
    ['blog/tags.yml', ['links', 'entries', 'spelling', 'format']],
    ['redirects.ts', ['links', 'format', 'types', 'lint']],
    ['examples/define.ts', ['format', 'types-examples', 'lint']],
    ['knip.config.ts', ['format', 'types', 'lint']],
    ['src/css/tokens.css', ['format', 'css']],
  ])('runs on %s: %j', (file, expected) => {
    expect(names(file)).toEqual(expected);
  });

  it('checks entries without --deep', () => {
    expect(quickChecks.has('entries')).toBe(true);
  });

  it('passes each check its files', () => {
    const tasks = tasksFor(root, ['docs/spring.mdx', 'redirects.ts']);
    const filesOf = (wanted: string) => tasks.find(({name}) => name === wanted)?.files;
    expect(filesOf('form')).toEqual(['docs/spring.mdx']);
    expect(filesOf('lint')).toEqual(['redirects.ts']);
    expect(filesOf('links')).toEqual(['docs/spring.mdx', 'redirects.ts']);
  });

  it('rejects files that do not exist, and files that no check applies to', () => {
    expect(() => names('docs/sprng.mdx')).toThrow('No such file: docs/sprng.mdx.');
    expect(() => names('README.md')).toThrow('No check applies to README.md alone.');
  });

  it('drops files that cannot be read, and checks that then have nothing to check', () => {
    const tasks = tasksFor(root, ['docs/spring.mdx', 'redirects.ts']);
    const rest = withoutFiles(tasks, ['docs/spring.mdx']);
    expect(rest.map(({name}) => name)).toEqual(['links', 'format', 'types', 'lint']);
    expect(rest.every(({files}) => files.every((file) => file === 'redirects.ts'))).toBe(true);
    expect(withoutFiles([{name: 'form', files: []}], ['docs/a.mdx'])).toEqual([]);
    expect(withoutFiles(tasks, [])).toBe(tasks);
  });

  it('recognizes a file by a dot or a slash in its name', () => {
    expect(['docs/spring.mdx', 'README.md', './a'].every(isFileName)).toBe(true);
    expect(['types', 'types-examples'].some(isFileName)).toBe(false);
  });
});

it('the command reports unknown checks', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check.ts', 'tpyes'],
    {cwd: root, encoding: 'utf8'},
  );
  expect(status).toBe(1);
  expect(stderr).toContain('Unknown check: tpyes. Pass files, for example docs/spring.mdx, or one');
});
