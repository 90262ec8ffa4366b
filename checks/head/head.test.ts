import {rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from './';
import {checkSitemap} from './sitemap';
import {readBuiltPages} from '../lib/built-site';
import {
  builtSite,
  homeData,
  html,
  jsonLd,
  sitemap,
  siteUrl,
  type Head,
} from '../testing/built-fixture';

const problemsOf = async (
  pages: Record<string, Head> = {},
  files: Record<string, string> = {},
  removed: string[] = [],
) => {
  const {root} = builtSite(pages, files);
  for (const file of removed) {
    rmSync(path.join(root, file));
  }
  const {problems} = await check.run({root});
  return problems.map(({file, message}) => `${file}: ${message}`);
};

/** The JSON-LD of a post. */
const posting = (more: object = {}): string =>
  JSON.stringify({
    '@type': 'BlogPosting',
    author: {'@type': 'Organization', name: 'Remotion'},
    image: {'@type': 'ImageObject', url: `${siteUrl}/img/social-card.png`},
    ...more,
  });

it('passes a site with complete pages', async () => {
  expect(await problemsOf()).toEqual([]);
});

describe('a page', () => {
  it.each<[string, Head, string]>([
    ['with a short description', {description: 'About us.'}, 'The description has 9 characters'],
    ['with a long description', {description: 'a'.repeat(171)}, 'has 171 characters'],
    ['without a description', {description: ''}, 'has 0 characters'],
    ['with the URL of another page', {canonical: `${siteUrl}/`}, 'The canonical URL is'],
    [
      'with a slash at the end of its canonical URL',
      {canonical: `${siteUrl}/about/`},
      'The canonical URL is https://www\\.remotion\\.dev/about/\\.',
    ],
    ['with a long title', {title: 'a'.repeat(76)}, 'The title has 76 characters'],
    [
      'with another og:url',
      {head: `<meta property=og:url content=${siteUrl}/about/>`},
      'The og:url is',
    ],
    ['with a picture that is not built', {image: `${siteUrl}/img/no.png`}, "isn't in build/"],
    [
      'with a picture of another host',
      {image: 'https://elsewhere.example/a.png'},
      'is on another host',
    ],
  ])('%s fails', async (_name, head, message) => {
    expect(await problemsOf({'/about/': head})).toContainEqual(
      expect.stringMatching(new RegExp(`^build/about/index\\.html: .*${message}`)),
    );
  });

  it('with the title or the description of another page fails', async () => {
    const same = {
      title: 'Spring',
      description: 'One description of two pages, which says nothing about either of them.',
    };
    expect(await problemsOf({'/about/': same, '/docs/spring': same})).toEqual([
      'build/docs/spring/index.html: /about has the same title: "Spring".',
      `build/docs/spring/index.html: /about has the same description: "${same.description}".`,
    ]);
  });

  it('of a list that repeats the title and description of the previous page fails', async () => {
    const same = {
      title: 'Blog',
      description: 'Release notes of the toolkit, newest first, on all pages.',
    };
    expect(await problemsOf({'/blog': same, '/blog/page/2': same})).toEqual(
      expect.arrayContaining([
        'build/blog/page/2/index.html: /blog has the same title: "Blog".',
        `build/blog/page/2/index.html: /blog has the same description: "${same.description}".`,
      ]),
    );
  });

  it('without an image fails', async () => {
    const {root, write} = builtSite();
    const withPicture = html('/about/');
    write('build/about/index.html', withPicture.replace(/<meta [^>]*og:image[^>]*>\n/, ''));
    const {problems} = await check.run({root});
    expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
      'build/about/index.html: The page has no og:image.',
    ]);
  });

  it('that redirects needs nothing', async () => {
    const head = '<meta http-equiv="refresh" content="0; url=/docs/spring">';
    expect(await problemsOf({'/docs/old': {head, title: '', body: '', image: ''}})).toEqual([]);
  });
});

describe('the sitemap', () => {
  it.each([
    ['lacks a page', sitemap('/', '/about', '/blog/archive'), '/docs/spring is missing'],
    [
      'lists a page that is not for search engines',
      sitemap('/', '/about', '/docs/spring', '/blog/archive', '/search'),
      '/search must not be listed',
    ],
    [
      'lists a page twice',
      sitemap('/', '/', '/about', '/docs/spring', '/blog/archive'),
      '/ is listed twice',
    ],
  ])('fails if it %s', async (_name, text, message) => {
    expect(await problemsOf({}, {'build/sitemap.xml': text})).toEqual([
      expect.stringContaining(message),
    ]);
  });

  const withDate = (lastmod: string) =>
    sitemap('/', '/about', '/docs/spring', '/blog/archive').replaceAll(
      '</loc>',
      `</loc><lastmod>${lastmod}</lastmod>`,
    );

  it('may leave dates out if there is no history', async () => {
    expect(await problemsOf({}, {'build/sitemap.xml': withDate('2025-08-01')})).toEqual([]);
    expect(await problemsOf()).toEqual([]);
  });

  it('fails without a date if the history is complete', () => {
    const {root} = builtSite();
    const pages = readBuiltPages(root).filter(({route}) => route === '/docs/spring');
    expect(checkSitemap(root, pages, true).map(({message}) => message)).toContain(
      `${siteUrl}/docs/spring has no <lastmod>.`,
    );
  });

  it.each(['yesterday', '2025-13-01', '2025-08-01T10:00:00Z'])(
    'fails with the date %s',
    async (lastmod) => {
      expect(await problemsOf({}, {'build/sitemap.xml': withDate(lastmod)})).toContain(
        `build/sitemap.xml: ${siteUrl}/about has the <lastmod> "${lastmod}".`,
      );
    },
  );
});

describe('a feed', () => {
  it('fails if it is not XML', async () => {
    const feed = '<rss><channel>';
    expect(await problemsOf({}, {'build/learn/rss.xml': feed})).toEqual([
      expect.stringMatching(/^build\/learn\/rss\.xml: .*isn't valid XML/),
    ]);
  });

  it('fails if it lacks a post', async () => {
    const post = {head: jsonLd(posting())};
    expect(await problemsOf({'/learn/apple-wow': post})).toEqual(
      expect.arrayContaining([
        `build/learn/rss.xml: The feed doesn't contain ${siteUrl}/learn/apple-wow.`,
        `build/learn/atom.xml: The feed doesn't contain ${siteUrl}/learn/apple-wow.`,
      ]),
    );
  });
});

describe('structured data', () => {
  const ofHome = (change: (text: string) => string) => ({'/': {head: jsonLd(change(homeData))}});

  it.each([
    ['an Organization', ofHome((text) => text.replace('Organization', 'Thing')), '@graph.0.@type'],
    ['a WebSite', ofHome((text) => text.replace('WebSite', 'Thing')), '@graph.1.@type'],
    ['a SearchAction', ofHome((text) => text.replace('/search?q=', '/find?q=')), 'urlTemplate'],
    ['valid JSON', ofHome((text) => text.slice(1)), 'JSON'],
  ])('of the home page fails without %s', async (_name, pages, message) => {
    expect(await problemsOf(pages)).toContainEqual(
      expect.stringMatching(new RegExp(`^build/index\\.html: .*${message}`)),
    );
  });

  it.each([
    ['a BlogPosting', '{}', '@type'],
    ['an author', posting({author: []}), 'author: '],
    ['an image', posting({image: undefined}), 'image: Required'],
    [
      'a built image',
      posting({image: {url: `${siteUrl}/img/no.png`}}),
      "The image isn't in build/",
    ],
  ])('of a post fails without %s', async (_name, data, message) => {
    expect(await problemsOf({'/blog/4-0': {head: jsonLd(data)}})).toContainEqual(
      expect.stringMatching(new RegExp(`^build/blog/4-0/index\\.html: .*${message}`)),
    );
  });
});

it('fails on a file that contains a path of the build machine', async () => {
  const {root, write} = builtSite();
  write('build/assets/js/extra.js', `\n// ${path.join(root, 'build')}/index.js`);
  const {problems} = await check.run({root});
  expect(problems).toMatchObject([{file: 'build/assets/js/extra.js', line: 2}]);
});

it('fails on an exception that no page needs', async () => {
  expect(await problemsOf({}, {}, ['build/search/index.html'])).toEqual([
    expect.stringContaining('checks/head/exceptions.ts: No page matches'),
  ]);
});

it.each([
  ['index.html', "The site hasn't been built."],
  ['sitemap.xml', 'The sitemap is missing.'],
  ['success-stories/atom.xml', 'The feed is missing.'],
])('fails if %s is missing', async (file, message) => {
  const {root} = builtSite();
  rmSync(path.join(root, 'build', file));
  expect((await check.run({root})).problems).toMatchObject([{file: `build/${file}`, message}]);
});
