import {randomBytes} from 'node:crypto';
import {rmSync} from 'node:fs';
import {expect, describe, it} from 'vitest';
import {check} from './';
import type {Deferred} from './deferred';
import {judgeBudgets, judgeDeferred, measure, withLoads, type Budgets} from './judge';
import {loadOf, Scale} from './load';
import {readScriptsOf} from './route-scripts';
import {readBuiltPages, readPage} from '../lib/built-site';
import {builtSite, html, type Head} from '../testing/built-fixture';

const script = (name: string) => `assets/js/${name}.1a.js`;

/** What the build leaves, for two docs pages and the home page. */
const generated = {
  '.docusaurus/app-files.json': JSON.stringify({
    scripts: {
      '/': [script('home')],
      '/docs/series': [script('layout')],
      '/docs/spring': [script('layout'), script('page')],
    },
    chunks: {},
  }),
  ...Object.fromEntries(
    ['main', 'layout', 'page', 'home'].map((name) => [`build/${script(name)}`, name]),
  ),
  'build/docs/series/index.html': html('/docs/series'),
};

const site = (pages: Record<string, Head> = {}, files: Record<string, string> = {}) => {
  const {root} = builtSite(pages, {...generated, ...files});
  const wanted = ['/', '/docs/spring', '/docs/series'];
  const loaded = withLoads(
    readBuiltPages(root).filter(({route}) => wanted.includes(route)),
    readScriptsOf(root),
  );
  return {root, loaded, scale: new Scale(root)};
};

const roomy: Budgets = {
  stylesheets: {limit: 10_000, unit: 'bytes', what: 'stylesheets'},
  app: {limit: 10_000, unit: 'bytes', what: 'all scripts'},
  docsScripts: {limit: 20_000, unit: 'bytes', what: 'scripts of docs pages'},
  docsLoad: {limit: 30_000, unit: 'bytes', what: 'docs pages at load'},
  docsRequests: {limit: 10, unit: 'requests', what: 'requests'},
  homeLoad: {limit: 100_000, unit: 'bytes', what: 'home'},
  searchIndex: {limit: 10_000, unit: 'bytes', what: 'the index'},
};

/** Text that does not compress to less than its half. */
const heavy = (bytes: number) => randomBytes(bytes).toString('hex');

describe('the scripts of a route', () => {
  it('come from the file that the build wrote', () => {
    const {root} = site();
    expect(readScriptsOf(root)('/docs/spring')).toEqual([
      '/assets/js/layout.1a.js',
      '/assets/js/page.1a.js',
    ]);
  });

  it('fail to load if that file is missing or from another build', () => {
    const {root} = site();
    expect(() => readScriptsOf(root)('/docs/gone')).toThrow("doesn't contain the route /docs/gone");
    const notes = '.docusaurus/app-files.json';
    const scripts = {'/': ['assets/js/older.1a.js']};
    const older = builtSite({}, {...generated, [notes]: JSON.stringify({scripts, chunks: {}})});
    expect(() => readScriptsOf(older.root)('/')).toThrow("older.1a.js, which isn't in build/");
    expect(() => readScriptsOf(builtSite().root)).toThrow(
      `${notes}, which lists the scripts of each page, does`,
    );
  });
});

describe('what a page loads', () => {
  const load = (body: string) => loadOf(readPage('build/index.html', html('/', {body})), []);

  it('are its scripts, style sheets, icon and images, without duplicates', () => {
    expect(load('<img src=/a.avif><img src=/a.avif>')).toEqual({
      scripts: ['/assets/js/main.1a.js'],
      appScripts: ['/assets/js/main.1a.js'],
      stylesheets: ['/assets/css/styles.1a.css'],
      pictures: ['/img/favicon.svg', '/a.avif'],
    });
  });

  it('include the largest candidate of an image', () => {
    const {pictures} = load('<img src=/a-640.avif srcset="/a-640.avif 640w, /a-1280.avif 1280w">');
    expect(pictures).toContain('/a-1280.avif');
    expect(pictures).not.toContain('/a-640.avif');
  });

  it('exclude scripts that start late', () => {
    const late = html('/').replace(
      '<script src=/assets/js/main.1a.js defer>',
      '<script data-app="/assets/js/runtime.1a.js /assets/js/main.1a.js">',
    );
    expect(loadOf(readPage('build/index.html', late), ['/assets/js/home.1a.js'])).toMatchObject({
      scripts: [],
      appScripts: ['/assets/js/runtime.1a.js', '/assets/js/main.1a.js', '/assets/js/home.1a.js'],
    });
  });

  it('exclude images that load lazily', () => {
    expect(load('<img src=/a.avif loading=lazy>').pictures).toEqual(['/img/favicon.svg']);
  });
});

describe('budgets', () => {
  const exceeded = (pages: Record<string, Head>, files: Record<string, string>) => {
    const {root, loaded, scale} = site(pages, files);
    return judgeBudgets(roomy, measure(root, loaded, scale)).map(
      ({file, message}) => `${file}: ${message}`,
    );
  };

  it('are met by a small site', () => {
    expect(exceeded({}, {})).toEqual([]);
  });

  it.each<[string, Record<string, Head>, Record<string, string>, RegExp]>([
    [
      'stylesheets',
      {},
      {'build/assets/css/styles.1a.css': heavy(10_000)},
      /bytes exceeds the limit of 10000: stylesheets \(3 pages exceed it\)/,
    ],
    [
      'all scripts',
      {},
      {'build/assets/js/main.1a.js': heavy(10_000)},
      /bytes exceeds the limit of 10000: all scripts \(2 pages exceed it\)/,
    ],
    [
      'scripts of a docs page',
      {},
      {'build/assets/js/page.1a.js': heavy(20_000)},
      /^build\/docs\/spring\/index\.html: 2\d{4} bytes exceeds the limit of 20000: scripts of docs pages/,
    ],
    [
      'docs pages at load',
      {},
      {'build/assets/js/page.1a.js': heavy(60_000)},
      /^build\/docs\/spring\/index\.html: 6\d{4} bytes exceeds the limit of 30000: docs pages at load/,
    ],
    [
      'requests',
      {'/docs/spring': {body: [1, 2, 3, 4, 5].map((n) => `<img src=/${n}.png>`).join('')}},
      Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`build/${n}.png`, ''])),
      /^build\/docs\/spring\/index\.html: 1\d requests exceeds the limit of 10/,
    ],
    [
      'the search index',
      {},
      {
        'build/search-index.json': '{"folder":"assets/search/1a/"}',
        'build/assets/search/1a/index.json': heavy(11_000),
      },
      /^build\/search-index\.json: \d+ bytes exceeds the limit of 10000: the index\.$/,
    ],
    [
      'everything of the home page',
      {'/': {body: 'home'}},
      {'build/assets/js/home.1a.js': heavy(120_000)},
      /^build\/index\.html: 1\d{5} bytes exceeds the limit of 100000: home/,
    ],
  ])('fail if they are exceeded: %s', (_name, pages, files, message) => {
    expect(exceeded(pages, files)).toContainEqual(expect.stringMatching(message));
  });

  it('fail if they apply to no page', () => {
    const {root, scale} = site();
    expect(judgeBudgets(roomy, measure(root, [], scale))).toHaveLength(6);
  });
});

describe('a deferred part', () => {
  const parts: Deferred[] = [{what: 'the Player', isIn: ({text}) => text.includes('__player')}];
  const problems = (files: Record<string, string>) => {
    const {root, loaded} = site({}, files);
    return judgeDeferred(root, parts, loaded).map(({file, message}) => `${file}: ${message}`);
  };

  it('passes in a separate script', () => {
    expect(problems({'build/assets/js/99.1a.js': 'x="__player"'})).toEqual([]);
  });

  it('fails in a script that a page loads by itself', () => {
    expect(problems({'build/assets/js/home.1a.js': 'x="__player"'})).toEqual([
      'build/index.html: The page loads the Player before the reader needs it.',
    ]);
  });

  it('fails when no script is recognized, because then nothing is checked', () => {
    expect(problems({})).toEqual([
      expect.stringContaining('No script was recognized as the code of the Player'),
    ]);
  });
});

it('asks for a build if there is none', async () => {
  const {root} = builtSite();
  rmSync(`${root}/build/index.html`);
  expect((await check.run({root})).problems).toMatchObject([
    {message: "The site hasn't been built."},
  ]);
});
