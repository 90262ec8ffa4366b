import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {importedFiles} from '@docs-kit/docs-proof';
import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, it} from 'vitest';
import {docIdOfRoute, fileOfRoute, overviewOf, packageOfPage, readDocsPages, routeOfFile} from './';

it('is cheap to import: it loads neither the Markdown parser nor Docusaurus', () => {
  const code = importedFiles(fileURLToPath(new URL('./index.ts', import.meta.url)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(
    code.match(/^import (?!type).* from '(?:@docusaurus|remark|unified|mdast)[^']*'/gm),
  ).toBeNull();
});

describe('routes', () => {
  it.each([
    ['/docs/', 'docs/getting-started.mdx'],
    ['/docs/gif/gif', 'docs/gif/gif.mdx'],
    ['/docs/lambda/setup', 'docs/lambda/setup.mdx'],
  ])('%s is the page %s', (route, file) => {
    expect(fileOfRoute(route)).toBe(file);
    expect(routeOfFile(file)).toBe(route);
    expect(docIdOfRoute(`${route.replace(/\/$/, '')}/`)).toBe(docIdOfRoute(route));
  });

  it.each(['docs/_note.mdx', 'docs/_parts/crf.mdx', 'docs/picture.png', 'blog/4-0.mdx'])(
    '%s has none',
    (file) => {
      expect(routeOfFile(file)).toBeUndefined();
    },
  );
});

describe('the docs pages', () => {
  const file = (title: string) => `---\ntitle: ${title}\n---\n`;

  it('are in the order of the sidebars, without partials', () => {
    const {root} = temporarySite(
      {
        'docs/hidden.mdx': file('Hidden'),
        'docs/the-fundamentals.mdx': file('Basics'),
        'docs/getting-started.mdx': file('Start'),
        'docs/_note.mdx': '',
        'docs/_parts/crf.mdx': '',
        'docs/picture.png': '',
      },
      'none',
    );
    expect(readDocsPages(root)).toEqual([
      expect.objectContaining({id: 'getting-started', route: '/docs/'}),
      expect.objectContaining({frontMatter: {title: 'Basics'}}),
      {
        id: 'hidden',
        route: '/docs/hidden',
        file: 'docs/hidden.mdx',
        frontMatter: {title: 'Hidden'},
      },
    ]);
    expect(readDocsPages(root)[0]?.place).toMatchObject({sidebar: 'main'});
  });
});

describe('the package of a page', () => {
  it.each([
    [{kind: 'api', api: {package: '@remotion/lambda/client', symbol: 'x'}}, '@remotion/lambda'],
    [{kind: 'cli', command: 'npx remotion render'}, '@remotion/cli'],
    [{kind: 'cli', command: 'npx remotion lambda sites'}, '@remotion/lambda'],
    [{kind: 'cli', command: 'npx create-video'}, 'create-video'],
    [{kind: 'troubleshooting', package: '@remotion/renderer'}, '@remotion/renderer'],
    [{kind: 'guide'}, undefined],
  ])('%j', (frontMatter, expected) => {
    expect(packageOfPage(frontMatter)).toBe(expected);
  });

  it('has an overview without a symbol, or else a guide with its name', () => {
    const page = (id: string, frontMatter: Readonly<Record<string, unknown>>) => ({
      id,
      route: `/docs/${id}`,
      file: `docs/${id}.mdx`,
      frontMatter,
    });
    const pages = [
      page('fonts', {kind: 'guide'}),
      page('player', {kind: 'guide'}),
      page('video', {kind: 'api', api: {package: 'remotion', symbol: 'Video'}}),
      page('api', {kind: 'api', api: {package: 'remotion'}}),
      page('remotion', {kind: 'api', api: {package: 'remotion'}}),
      page('fonts-api', {kind: 'api', api: {package: '@remotion/fonts'}}),
    ];
    const idOf = (name: string) => overviewOf(pages, name)?.id;
    expect(idOf('@remotion/fonts')).toBe('fonts-api');
    expect(idOf('@remotion/player')).toBe('player');
    expect(idOf('remotion')).toBe('remotion');
    expect(idOf('@remotion/video')).toBeUndefined();
  });
});
