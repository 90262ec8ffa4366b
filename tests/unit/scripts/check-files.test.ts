import {spawnSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {pageChecks} from '../../../checks/lib/page-checks';
import {isFileName, tasksFor} from '../../../scripts/lib/check-files';
import {checkFormat} from '../../../scripts/lib/format';
import {root} from '../../../scripts/lib/tools';
import {temporarySite} from '../checks/temporary-site';

const names = (...files: readonly string[]): string[] =>
  tasksFor(root, files).map(({name}) => name);

describe('npm run check -- with files', () => {
  it('runs every check of the pages, spelling, Markdown and format on a page', () => {
    expect(names('docs/spring.mdx')).toEqual([...pageChecks, 'spelling', 'markdown', 'format']);
    expect(tasksFor(root, [`${root}/docs/spring.mdx`])[0]?.files).toEqual(['docs/spring.mdx']);
  });

  it.each([
    ['src/data/templates/blank.yml', ['spelling', 'format']],
    ['redirects.ts', ['format', 'types', 'lint']],
    ['examples/define.ts', ['format', 'types-examples', 'lint']],
    ['knip.config.ts', ['format', 'types', 'lint']],
    ['src/css/tokens.css', ['format', 'css']],
    ['README.md', ['format']],
  ])('runs on %s: %j', (file, expected) => {
    expect(names(file)).toEqual(expected);
  });

  it('passes each check its files', () => {
    const tasks = tasksFor(root, ['docs/spring.mdx', 'redirects.ts']);
    const filesOf = (wanted: string) => tasks.find(({name}) => name === wanted)?.files;
    expect(filesOf('form')).toEqual(['docs/spring.mdx']);
    expect(filesOf('lint')).toEqual(['redirects.ts']);
    expect(filesOf('format')).toEqual(['docs/spring.mdx', 'redirects.ts']);
  });

  it('rejects files that do not exist, and files that no check applies to', () => {
    expect(() => names('docs/sprng.mdx')).toThrow('No such file: docs/sprng.mdx.');
    expect(() => names('LICENSE')).toThrow('No check applies to LICENSE alone.');
  });

  it('recognizes a file by a dot or a slash in its name', () => {
    expect(['docs/spring.mdx', 'README.md', './a'].every(isFileName)).toBe(true);
    expect(['types', 'types-examples'].some(isFileName)).toBe(false);
  });
});

describe('format', () => {
  it('lists the files that Prettier would change', async () => {
    const site = temporarySite({
      '.prettierrc': '{"singleQuote": true}',
      '.prettierignore': 'docs/ignored.mdx\n',
      'docs/good.mdx': '# Springs\n',
      'docs/bad.mdx': '*   Springs\n',
      'docs/ignored.mdx': '*   Springs\n',
    });
    const lines: string[] = [];
    const files = ['docs/good.mdx', 'docs/bad.mdx', 'docs/ignored.mdx'];
    expect(await checkFormat(site.root, files, (line) => lines.push(line))).toBe(false);
    expect(lines).toEqual([
      'docs/bad.mdx:1\n  The file is not formatted.\n  → Run `npx prettier --write docs/bad.mdx`.',
    ]);
    expect(await checkFormat(site.root, ['docs/good.mdx'])).toBe(true);
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
