import path from 'node:path';
import {expect, test} from 'vitest';
import type {Example} from '../../../../examples/define';
import {shownOn} from '../../../../checks/examples/examples';
import {loadPages} from '../../../../checks/lib/pages';
import {evidenceOf} from '../../../../checks/steps/evidence';
import type {NamedTest} from '../../../../checks/steps/lists';
import {checkSectionOf} from '../../../../checks/steps/section';
import {fence, temporarySite} from '../temporary-site';

const still = 'npx remotion still Title out/title.png';

/** What is executed for a page that renders a title. */
const evidence = async (
  example: Partial<Example>,
  files: Readonly<Record<string, string>> = {},
  {above = '', tests = []}: {readonly above?: string; readonly tests?: readonly NamedTest[]} = {},
): Promise<string> => {
  const {root} = temporarySite(
    {
      'docs/titles.mdx': `---\ntitle: Titles\n---\n\n${above}\n\n## Check that it works\n\n${fence('bash', still)}\n`,
      'examples/titles/package.json': '{}',
      ...files,
    },
    'none',
  );
  const {pages} = await loadPages(root);
  const [page] = pages;
  const section = page && checkSectionOf(root, page);
  if (page === undefined || section === undefined) throw new Error('The page has no section.');
  const defined = {shows: 'A title.', pages: ['/docs/titles'], steps: [], ...example};
  const folder = path.join(root, 'examples/titles');
  return evidenceOf(
    root,
    {shown: shownOn(page), section},
    [{id: 'titles', folder, example: defined}],
    tests,
  );
};

const both = ['/docs/titles', '/docs/posters'];

test('of an example for one page is all that it runs', async () => {
  const text = await evidence(
    {
      shows: 'Prose.',
      steps: [
        {command: 'node a.mjs', output: 'a.output.txt', makes: [{file: 'out/a.mp4', frames: 90}]},
      ],
    },
    {
      'examples/titles/a.mjs': "// a comment\nconsole.log('printed');\n",
      'examples/titles/a.output.txt': 'recorded',
    },
  );
  for (const part of [still, 'node a.mjs', 'frames: 90', "console.log('printed')", 'recorded']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Prose.');
  expect(text).not.toContain('a comment');
});

test('of an example for several pages is what is about the page', async () => {
  const text = await evidence(
    {
      pages: both,
      notShown: {'src/Root.tsx': 'registers all', 'guides.mjs': 'runs all'},
      steps: [
        {
          command: 'node guides.mjs',
          output: 'guides.output.txt',
          makes: [
            {file: 'out/title.png', width: 1280},
            {file: 'out/poster.png', width: 1920},
          ],
        },
        {command: 'npx remotion still Poster out/poster.png', output: 'poster.output.txt'},
      ],
    },
    {
      'examples/titles/guides.mjs': `const is = 1;\n\nis(await run('${still}'), 11);\n\nis(await run('npx remotion still Poster out/poster.png'), 22);\n`,
      'examples/titles/guides.output.txt': 'out/title.png, 33 kB\nout/poster.png, 44 kB\n',
      'examples/titles/poster.output.txt': 'the poster',
      'examples/titles/src/Root.tsx':
        'const format = {fps: 30};\nconst other = {fps: 60};\n\nexport const Root = () => (\n  <>\n    <Composition id="Title" {...format} />\n    <Composition id="Poster" {...other} />\n  </>\n);\n',
      'examples/titles/src/Title.tsx': 'const title = 55;',
      'examples/titles/src/Poster.tsx': 'const poster = 66;',
    },
    {above: fence('tsx file="examples/titles/src/Title.tsx"', 'const title = 55;')},
  );
  for (const part of ['11', 'width: 1280', '33 kB', 'fps: 30', 'title = 55']) {
    expect(text).toContain(part);
  }
  for (const part of ['22', 'width: 1920', '44 kB', 'fps: 60', 'poster = 66', 'the poster']) {
    expect(text).not.toContain(part);
  }
});

test('of the example of another page is nothing', async () => {
  const steps = [{command: 'node posters.mjs'}];
  expect(await evidence({pages: ['/docs/posters'], steps})).toBe(still);
});

test('has the actions in the Studio for the page', async () => {
  const script = (page: string, shows: string) => ({page, proves: [], actions: [{shows}]});
  const text = await evidence({
    studio: [script('/docs/titles', 'Duration 00:03'), script('/docs/posters', 'Size')],
  });
  expect(text).toContain('Duration 00:03');
  expect(text).not.toContain('Size');
});

test('has the tests that are named for the page', async () => {
  const tests = [{page: '/docs/titles', file: 'tests/a.test.ts', title: 'plays'}];
  const files = {'tests/a.test.ts': "test('plays', () => expect(frames).toBe(90));"};
  expect(await evidence({}, files, {tests})).toContain('toBe(90)');
});

test('has the code of a page that an example follows', async () => {
  const above = fence('tsx title="src/Title.tsx"', 'const title = 55;');
  const follows = {pages: ['docs/titles.mdx'], makes: []};
  expect(await evidence({pages: [], follows}, {}, {above})).toContain('title = 55');
  expect(await evidence({pages: []}, {}, {above})).not.toContain('title = 55');
});
