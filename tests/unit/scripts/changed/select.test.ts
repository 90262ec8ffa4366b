import {describe, expect, it} from 'vitest';
import {pageChecks} from '../../../../checks/lib/page-checks';
import {checkNames} from '../../../../scripts/lib/checks';
import {explain} from '../../../../scripts/lib/changed/explain';
import type {Change} from '../../../../scripts/lib/changed/git';
import {select} from '../../../../scripts/lib/changed/select';
import type {SiteGraph} from '../../../../scripts/lib/changed/site-graph';

const graph: SiteGraph = {
  pagesIncluding: (file) =>
    file === 'docs/_partials/crf.mdx' ? ['docs/cli/render.mdx', 'docs/encoding.mdx'] : [],
  pagesShowingDemo: (id) => (id === 'spring' ? ['docs/spring.mdx'] : []),
  pagesShowingExample: (id) => (id === 'stills' ? ['docs/stills.mdx'] : []),
  isListedWord: (word) => word === 'mixdown',
  checksImporting: (file) =>
    file === 'checks/form/words.ts'
      ? ['form']
      : file === 'checks/lib/outline.ts'
        ? ['form', 'exports']
        : [],
  testsImporting: (file) =>
    file === 'checks/form/words.ts' ? ['tests/unit/checks/form/form.test.ts'] : [],
  modulesImporting: (file) => (file === 'src/data/schemas/entry.ts' ? ['src/cards.ts'] : []),
};

const changed = (file: string, before = 'Before.\n', after = 'After.\n'): Change => ({
  file,
  status: 'changed',
  before,
  after,
});
const added = (file: string): Change => ({file, status: 'added', before: '', after: 'After.\n'});
const deleted = (file: string): Change => ({
  file,
  status: 'deleted',
  before: 'Before.\n',
  after: '',
});

/** What is selected, as `name: files`. */
const selected = (...changes: readonly Change[]): Record<string, 'all' | readonly string[]> =>
  Object.fromEntries(select(changes, graph).tasks.map(({name, files}) => [name, files]));

describe('a page', () => {
  it('that changes is checked, together with the links of the whole site', () => {
    expect(selected(changed('docs/spring.mdx'))).toEqual({
      ...Object.fromEntries(pageChecks.map((name) => [name, ['docs/spring.mdx']])),
      links: 'all',
      'links-from-outside': 'all',
      format: ['docs/spring.mdx'],
    });
  });

  it('that is deleted is not read, and other pages are compared', () => {
    expect(selected(deleted('docs/spring.mdx'))).toEqual({
      links: 'all',
      'links-from-outside': 'all',
      exports: 'all',
      cli: 'all',
      unit: ['tests/unit/config/docs-routes.test.ts', 'tests/unit/config/sidebars.test.ts'],
    });
  });

  it('that is added is compared with the others', () => {
    expect(selected(added('docs/spring.mdx'))).toMatchObject({
      form: ['docs/spring.mdx'],
      exports: 'all',
      cli: 'all',
      unit: expect.arrayContaining(['tests/unit/config/sidebars.test.ts']),
    });
  });

  it.each<[string, string, string, string]>([
    ['front matter', '---\ntitle: a\n---\n', '---\ntitle: b\n---\n', 'exports'],
    ['list of pages', '<Apis pages="a b" />', '<Apis pages="a" />', 'cli'],
    ['file of an example', '```tsx file="examples/stills/a.tsx"', '', 'examples'],
    ['former command', 'Once `npx remotion preview`.', 'Once there was a preview.', 'samples'],
    ['word of the list', 'The mixdown’s length.', 'The length.', 'spelling'],
  ])('whose %s changes is compared with all pages', (_name, before, after, check) => {
    expect(selected(changed('docs/spring.mdx', before, after))[check]).toBe('all');
    expect(selected(changed('docs/spring.mdx', 'Before.', 'After.'))[check]).not.toBe('all');
  });
});

describe('files that pages are generated from', () => {
  it('a partial: the pages that include it', () => {
    const pages = ['docs/_partials/crf.mdx', 'docs/cli/render.mdx', 'docs/encoding.mdx'];
    expect(selected(changed('docs/_partials/crf.mdx'))).toMatchObject({
      form: pages,
      exports: pages,
      links: 'all',
    });
    expect(selected(deleted('docs/_partials/crf.mdx'))).toMatchObject({
      form: pages.slice(1),
      links: 'all',
    });
  });

  it('a demo: the pages that show it, and its posters', () => {
    expect(selected(changed('src/demos/spring/Spring.tsx'))).toMatchObject({
      form: ['docs/spring.mdx'],
      posters: 'all',
      links: 'all',
      types: 'all',
      unit: ['tests/unit/demos'],
    });
  });

  it('an example: the pages that show it, and every sample', () => {
    expect(selected(changed('examples/stills/src/Root.tsx'))).toMatchObject({
      form: ['docs/stills.mdx'],
      examples: 'all',
      steps: 'all',
      samples: 'all',
      'types-examples': 'all',
    });
  });

  it('an entry: links, spelling and the tests of entries', () => {
    expect(selected(changed('src/data/templates/blank.yml'))).toEqual({
      links: 'all',
      spelling: 'all',
      format: ['src/data/templates/blank.yml'],
      unit: ['tests/unit/entries'],
    });
  });

  it.each([
    ['docs-routes.tsv', ['form', 'links', 'exports', 'links-from-outside', 'unit']],
    ['sidebars.ts', ['form', 'links', 'links-from-outside', 'types', 'unit']],
    ['redirects.ts', ['form', 'links', 'links-from-outside', 'types', 'unit']],
    ['static/img/studio.png', ['form', 'links']],
    ['checks/words.txt', ['spelling']],
    ['.prettierrc.json', ['format']],
    ['.oxlintrc.json', ['lint']],
    ['tsconfig.json', ['types', 'lint']],
    ['src/css/tokens.css', ['css', 'unit']],
    ['CONTRIBUTING.md', ['unit']],
  ])('%s: %j', (file, names) => {
    expect(Object.keys(selected(changed(file)))).toEqual(expect.arrayContaining(names));
  });
});

describe('code', () => {
  it('of a check: the whole check, and its tests', () => {
    expect(selected(changed('checks/form/words.ts'))).toMatchObject({
      form: 'all',
      types: 'all',
      lint: ['checks/form/words.ts'],
      unit: expect.arrayContaining(['tests/unit/checks/form/form.test.ts']),
    });
  });

  it('that checks share: each of these checks', () => {
    expect(selected(changed('checks/lib/outline.ts'))).toMatchObject({form: 'all', exports: 'all'});
  });

  it('that other files import: lint of these files as well, because lint rules use types', () => {
    expect(selected(changed('src/data/schemas/entry.ts'))['lint']).toEqual([
      'src/cards.ts',
      'src/data/schemas/entry.ts',
    ]);
    expect(selected(deleted('src/data/schemas/entry.ts'))['lint']).toEqual(['src/cards.ts']);
  });

  it.each(['package.json', 'package-lock.json'])('%s: everything', (file) => {
    const tasks = selected(changed(file));
    for (const name of [...pageChecks, ...checkNames, 'unit']) {
      expect(tasks[name], name).toBe('all');
    }
  });
});

describe('the explanation', () => {
  it('contains each check, its files and the reasons', () => {
    const changes = [changed('docs/_partials/crf.mdx')];
    const text = explain('1a2b3c4, the last commit', changes, select(changes, graph));
    expect(text).toContain('1 file differs from 1a2b3c4, the last commit.');
    expect(text).toContain(
      '\nform: docs/_partials/crf.mdx, docs/cli/render.mdx, docs/encoding.mdx\n  because docs/_partials/crf.mdx was changed\n  because docs/_partials/crf.mdx was changed: these pages include it',
    );
    expect(text).toContain('\nlinks: everything\n');
    expect(text).not.toContain('Not checked');
  });

  it('lists what needs a build', () => {
    const changes = [changed('src/components/Playhead/index.tsx')];
    expect(explain('main', changes, select(changes, graph))).toContain(
      'Not checked, because it needs a build or a browser:',
    );
  });

  it('mentions if nothing changed, or if no check applies', () => {
    expect(explain('main', [], select([], graph))).toContain('0 files differ from main.');
    const changes = [changed('LICENSE')];
    expect(explain('main', changes, select(changes, graph))).toContain('No check applies to');
  });
});
