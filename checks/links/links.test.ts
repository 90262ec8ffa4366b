import {temporarySite, type TemporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './';
import {judgeLinks, type Graph} from './judge';

const post = (slug: string) => `---\nslug: ${slug}\n---\n\nThe text.\n`;

const files = {
  'docs/getting-started.mdx': '---\nslug: /\n---\n\n## Install it\n',
  'docs/spring.mdx': [
    "import Mass from './_mass.mdx';",
    '## Config\n\n### `mass?` {/* #mass */}\n\n## Config\n\n<Mass />\n\n<div id="playground">…</div>\n',
  ].join('\n\n'),
  'docs/_mass.mdx': '## Weight\n\nSee [the page](#config).\n',
  'docs/gif/gif.mdx': '---\nslug: /gif/gif\n---\n\nThe text.\n',
  'blog/2021-02-08-hello.mdx': post('hello'),
  'src/pages/about/index.tsx': 'export default () => null;',
  'src/data/templates/blank.yml': 'slug: blank\n',
  'static/img/studio.png': '',
};

const problemsOf = async (site: TemporarySite) =>
  (await check.run({root: site.root})).problems.map(
    ({file, line, message}) => `${file}:${line} ${message}`,
  );

const siteWith = (text: string) => temporarySite({...files, 'docs/page.mdx': text}, 'none');

describe('links to existing pages', () => {
  test.each([
    '/docs/',
    '/docs',
    '/docs/spring',
    '/docs/spring?codec=h264',
    '/docs/spring#config',
    '/docs/spring#config-1',
    '/docs/spring#mass',
    '/docs/spring#weight',
    '/docs/spring#playground',
    '/docs/gif/gif',
    '/blog',
    '/blog/hello',
    '/blog/tags/releases',
    '/blog/archive',
    '/about/',
    '/about#team',
    '/templates/',
    '/templates/blank',
    '/search',
    '/img/studio.png',
    'https://react.dev',
    'mailto:hi@example.com',
    'pathname:///llms.txt',
  ])('%s', async (url) => {
    expect(await problemsOf(siteWith(`See [it](${url}).\n`))).toEqual([]);
  });

  test('a fragment of the same page', async () => {
    expect(await problemsOf(siteWith('## Pitfalls\n\nSee [them](#pitfalls).\n'))).toEqual([]);
  });
});

describe('broken links', () => {
  test.each([
    ['/docs/springs', 'The link to /docs/springs is broken: there is no such page.'],
    ['/docs/later', 'The link to /docs/later is broken: there is no such page.'],
    ['/docs/_mass', 'The link to /docs/_mass is broken: there is no such page.'],
    [
      '/blog/2021-02-08-hello',
      'The link to /blog/2021-02-08-hello is broken: there is no such page.',
    ],
    ['/docs/tags/release', 'The link to /docs/tags/release is broken: there is no such page.'],
    ['/showcase/blank', 'The link to /showcase/blank is broken: there is no such page.'],
    ['/img/player.png', 'The link to /img/player.png is broken: there is no such page.'],
    [
      '/docs/spring#bounce',
      'The link to /docs/spring#bounce is broken: docs/spring.mdx has no heading with the ID “bounce”.',
    ],
    [
      '#bounce',
      'The link to #bounce is broken: docs/page.mdx has no heading with the ID “bounce”.',
    ],
  ])('%s', async (url, message) => {
    expect(await problemsOf(siteWith(`The text.\n\nSee [it](${url}).\n`))).toEqual([
      `docs/page.mdx:3 ${message}`,
    ]);
  });

  test.each([
    ['docs/page.mdx', 'See [springs].\n\n[springs]: /docs/springs\n', 3],
    ['docs/page.mdx', '<a href="/docs/springs">Springs</a>\n', 1],
    ['docs/page.mdx', '## APIs\n\n<Apis pages="spring springs" />\n', 3],
    ['blog/2021-03-01-next.mdx', `${post('next')}\n[Springs](/docs/springs)\n`, 7],
    ['docs/_partial.mdx', '[Springs](/docs/springs)\n', 1],
    [
      'src/data/templates/next.yml',
      'slug: next\nlinks:\n  - {label: Springs, to: /docs/springs}\n',
      3,
    ],
    [
      'src/product/Hero.tsx',
      'export const Hero = () => (\n  <Link to="/docs/springs">Springs</Link>\n);\n',
      2,
    ],
    [
      'config/footer.ts',
      "export const footer = [\n  {label: 'Springs', to: '/docs/springs'},\n];\n",
      2,
    ],
  ])('in %s: %j', async (file, text, line) => {
    expect(await problemsOf(temporarySite({...files, [file]: text}, 'none'))).toEqual([
      `${file}:${line} The link to /docs/springs is broken: there is no such page.`,
    ]);
  });
});

describe('changes of one file that break links in others', () => {
  test('a deleted page', async () => {
    const {'docs/spring.mdx': _, ...others} = files;
    const site = temporarySite({...others, 'docs/page.mdx': '[Springs](/docs/spring)\n'}, 'none');
    expect(await problemsOf(site)).toEqual([
      'docs/page.mdx:1 The link to /docs/spring is broken: there is no such page.',
    ]);
  });

  test('a removed heading, in the second run', async () => {
    const site = siteWith('See [mass](/docs/spring#mass).\n');
    expect(await problemsOf(site)).toEqual([]);
    site.write('docs/spring.mdx', '## Config\n\n### `weight?`\n');
    const {problems} = await check.run({root: site.root});
    expect(problems).toEqual([
      {
        file: 'docs/page.mdx',
        line: 1,
        message: expect.stringContaining('docs/spring.mdx has no heading with the ID “mass”'),
        remedy:
          'Link to an existing heading, or restore the ID in docs/spring.mdx: `## … {/* #mass */}`.',
      },
    ]);
  });

  test('a changed ID, found by its heading', async () => {
    const site = siteWith('See [mass](/docs/spring#mass).\n');
    site.write('docs/spring.mdx', '## Config\n\n### `mass?` {/* #weight */}\n');
    const {problems} = await check.run({root: site.root});
    expect(problems).toMatchObject([
      {remedy: expect.stringContaining('Link to #weight (docs/spring.mdx:3), or restore the ID')},
    ]);
  });

  test('a removed heading of a partial, in the second run', async () => {
    const site = siteWith('See [weight](/docs/spring#weight).\n');
    expect(await problemsOf(site)).toEqual([]);
    site.write('docs/_mass.mdx', '## Inertia\n');
    expect(await problemsOf(site)).toEqual([
      expect.stringContaining('docs/spring.mdx has no heading with the ID “weight”'),
    ]);
  });
});

describe('the remedy', () => {
  const graph: Graph = {
    destinations: new Map([
      ['/docs/spring', {file: 'docs/spring.mdx', fragments: new Set(['config', 'mass'])}],
      ['/docs/player/player', {file: 'docs/player/player.mdx', fragments: new Set(['play'])}],
    ]),
    isStatic: () => false,
    headings: (file) =>
      file === 'docs/spring.mdx' ? [{file, line: 3, id: 'config', text: 'Config'}] : [],
  };
  const remedyFor = (url: string) =>
    judgeLinks([{file: 'docs/page.mdx', line: 1, url, partial: false}], graph).problems[0]?.remedy;

  test.each([
    ['/docs/sprng', 'for example /docs/spring'],
    ['/docs/player', 'for example /docs/player/player,'],
    ['/docs/unlike', 'Link to an existing page, or remove the link.'],
    ['/docs/spring#configs', 'Link to #config (docs/spring.mdx:3), or'],
    ['/docs/spring#%E0%A4%A', 'Link to an existing heading, or'],
  ])('of %s', (url, remedy) => {
    expect(remedyFor(url)).toContain(remedy);
  });
});

describe('pages that disappear', () => {
  const record = JSON.stringify({
    '/': 'a1',
    '/docs/spring': 'a2',
    '/docs/sprung': 'a3',
    '/docs/render-media': 'a5',
  });

  test('need a redirect', async () => {
    const site = temporarySite(
      {...files, 'src/pages/index.tsx': '', 'records/pages.json': record},
      'none',
    );
    // The redirect of /docs/render-media is that of this repository.
    expect((await check.run({root: site.root})).problems).toEqual([
      {
        file: 'redirects.ts',
        line: 1,
        message: 'The page /docs/sprung is gone, and its URL has no redirect.',
        remedy: expect.stringContaining("Add `{from: '/docs/sprung', to: '/…'}` to `redirects`"),
      },
    ]);
  });

  test('are reported for a selected page too, and for a post whose slug changed', async () => {
    const site = temporarySite(
      {...files, 'records/pages.json': '{"/blog/hello": "a1", "/blog/tags/studio": "a2"}'},
      'none',
    );
    site.write('blog/2021-02-08-hello.mdx', post('hallo'));
    const {problems} = await check.run({root: site.root, files: ['docs/spring.mdx']});
    expect(problems.map(({message}) => message)).toEqual([
      'The page /blog/hello is gone, and its URL has no redirect.',
    ]);
  });
});

test('a page without a place in the sidebars, and a place without a page, are problems', async () => {
  const site = temporarySite(
    {
      ...files,
      'sidebars/places.ts': '',
      'sidebars/api.ts': "[\n  'interpolate',\n]",
      'sidebars/guide.ts': '',
      'sidebars/recorder.ts': '',
    },
    'none',
  );
  const {problems} = await check.run({root: site.root});
  // The trees are those of this repository.
  expect(problems).toContainEqual({
    file: 'sidebars/api.ts',
    line: 2,
    message: 'There is no page docs/interpolate.mdx.',
    remedy: expect.stringContaining("Write it, or remove 'interpolate' in the category"),
  });
  expect(problems.filter(({file}) => file.startsWith('docs/'))).toEqual([]);
  site.write('docs/orphan.mdx', 'The text.\n');
  expect((await check.run({root: site.root})).problems).toContainEqual(
    expect.objectContaining({file: 'docs/orphan.mdx', message: 'The page is not in a sidebar.'}),
  );
});

test('the links of a page with malformed front matter, and links to it, are reported for what they are', async () => {
  const site = siteWith('See [the post](/blog/hello).\n');
  site.write('blog/2021-02-08-hello.mdx', '---\nslug: hello\ntitle: a: b\n---\n');
  expect(await problemsOf(site)).toEqual([]);
});

describe('selected files', () => {
  const others = {
    'docs/_mass.mdx': '## Mass\n',
    'docs/spring.mdx': "import Mass from './_mass.mdx';\n\n<Mass />\n\n[Gone](/docs/gone)\n",
    'docs/guide.mdx': '[Mass](/docs/spring#weight)\n\n[Gone](/docs/gone)\n',
    'docs/other.mdx': '[Gone](/docs/gone)\n',
  };

  test.each([
    ['docs/other.mdx', ['docs/other.mdx']],
    ['docs/spring.mdx', ['docs/spring.mdx', 'docs/guide.mdx', 'docs/guide.mdx']],
    ['docs/_mass.mdx', ['docs/guide.mdx', 'docs/guide.mdx']],
  ])('%s: its links, and the pages that link to its elements', async (file, expected) => {
    const {root} = temporarySite(others, 'none');
    const {problems} = await check.run({root, files: [file]});
    expect(problems.map((problem) => problem.file)).toEqual(expected);
  });
});
