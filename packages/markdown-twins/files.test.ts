import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {markdownTwins, type TwinsOptions} from './index';
import {writeIndex} from './llms';
import {groupPages} from './site-pages';
import {headOf, twinUrls} from './twin';

const doc = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: id,
  description: `About ${id}.`,
  frontMatter: {},
  permalink: id === 'home' ? '/docs/' : `/docs/${id}`,
  ...more,
});

/** The plugins of a site with a few pages, as far as the twins read them. */
const plugins = (
  docs: readonly object[],
  sidebars: Readonly<Record<string, readonly object[]>>,
  posts: readonly object[] = [],
): LoadedPlugin[] =>
  [
    {name: 'docusaurus-plugin-content-pages', content: {}},
    {
      name: 'docusaurus-plugin-content-docs',
      content: {loadedVersions: [{docs, sidebars}]},
    },
    {
      name: 'docusaurus-plugin-content-blog',
      content: {blogSidebarTitle: 'Blog', blogPosts: posts.map((metadata) => ({metadata}))},
    },
  ] as unknown as LoadedPlugin[];

const post = {
  title: 'Version 4',
  description: 'The Studio.',
  frontMatter: {},
  permalink: '/blog/4-0',
  date: new Date('2023-07-03'),
  tags: [{label: 'Release notes'}],
};

const groupsOf = (
  all: readonly LoadedPlugin[],
  {sidebars = {}, ...options}: Partial<TwinsOptions> = {},
  baseUrl = '/',
) => groupPages(all, baseUrl, {sidebars, ...options});

const summary = (...input: Parameters<typeof groupsOf>) =>
  Object.fromEntries(
    groupsOf(...input).map(({name, pages}) => [name, pages.map(({twin}) => twin)]),
  );

describe('groups', () => {
  test('are sidebars and their categories, then pages of no sidebar, then posts', () => {
    const category = {
      type: 'category',
      label: 'GIFs',
      link: {type: 'doc', id: 'gif'},
      items: [
        {type: 'doc', id: 'gif/duration'},
        {type: 'category', label: 'More', items: [{type: 'doc', id: 'gif/old'}]},
      ],
    };
    expect(
      summary(
        plugins(
          ['license', 'gif', 'home', 'gif/duration', 'gif/old'].map((id) => doc(id)),
          {
            api: [category, {type: 'ref', id: 'home'}],
            main: [
              {type: 'doc', id: 'home'},
              {type: 'link', href: '/x'},
            ],
          },
          [post],
        ),
        {sidebars: {main: 'Guide', api: 'API reference'}},
      ),
    ).toEqual({
      Guide: ['/docs.md'],
      'API reference › GIFs': ['/docs/gif.md', '/docs/gif/duration.md'],
      'API reference › GIFs › More': ['/docs/gif/old.md'],
      More: ['/docs/license.md'],
      Blog: ['/blog/4-0.md'],
    });
  });

  test('leave out unlisted pages, and pages for which `twinPath` returns null', () => {
    const docs = plugins([doc('a'), doc('b'), doc('c', {unlisted: true})], {}, [post]);
    const twinPath = (path: string) => (path === '/docs/b' ? null : `${path}/page.md`);
    expect(summary(docs, {twinPath})).toEqual({
      More: ['/docs/a/page.md'],
      Blog: ['/blog/4-0/page.md'],
    });
  });

  test('on a site with a base URL, its home page has a twin in it', () => {
    const home = plugins([doc('home', {permalink: '/base/'})], {});
    expect(summary(home, {}, '/base/')).toEqual({More: ['/base/index.md']});
    expect(() => summary(home, {twinPath: () => '/home.md'}, '/base/')).toThrow(
      'markdown-twins: the option twinPath returned /home.md for /base/. Return a path that starts with /base/.',
    );
  });

  test('are errors if a sidebar does not exist', () => {
    expect(() => summary(plugins([], {guide: [], api: []}), {sidebars: {main: 'Guide'}})).toThrow(
      'the option sidebars names main, but the sidebars of the docs are guide, api.',
    );
  });
});

const [docs, posts] = [
  plugins([doc('spring', {frontMatter: {asked: ['bouncy motion']}}), doc('home')], {}),
  plugins([], {}, [post]),
].map((all) => groupsOf(all, {frontMatter: ['asked']}).flatMap(({pages}) => pages));
const [spring] = docs ?? [];
const [release] = posts ?? [];
if (!spring || !release) {
  throw new Error('The pages of the test are not there.');
}

describe('URLs', () => {
  const resolve = twinUrls('https://example.org', docs ?? [])(spring);

  test.each([
    ['/docs/spring', 'https://example.org/docs/spring.md'],
    ['/docs/', 'https://example.org/docs.md'],
    ['/docs/spring/#easing', 'https://example.org/docs/spring.md#easing'],
    ['#easing', 'https://example.org/docs/spring.md#easing'],
    ['/templates/?kind=3d', 'https://example.org/templates/?kind=3d'],
    ['/img/frame.png', 'https://example.org/img/frame.png'],
    ['https://example.com/docs/spring', 'https://example.com/docs/spring'],
    ['mailto:hi@example.org', 'mailto:hi@example.org'],
  ])('%s', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });
});

describe('a twin', () => {
  test('says what and where its page is', () => {
    expect(headOf({...spring, title: 'Say "hi": <Video>'}, 'https://example.org/docs/spring')).toBe(
      '---\ntitle: "Say \\"hi\\": <Video>"\ndescription: "About spring."\nurl: "https://example.org/docs/spring"\nasked: ["bouncy motion"]\n---\n',
    );
  });

  test('of a page without a description has none', () => {
    const page = {...spring, description: ''};
    expect(headOf(page, 'https://example.org/docs/spring')).not.toContain('description');
    const [, line] = writeIndex(
      {origin: 'https://example.org', baseUrl: '/', title: 'Videos', tagline: ''},
      [{name: 'Guide', pages: [page]}],
    ).split('## Guide\n\n');
    expect(line).toBe('- [spring](https://example.org/docs/spring.md)\n');
  });

  test('of a post has its date and its tags', () => {
    expect(headOf(release, 'https://example.org/blog/4-0')).toContain(
      '\ndate: 2023-07-03\ntags: ["Release notes"]\n---\n',
    );
  });
});

describe('the files for assistants', () => {
  const site = {
    origin: 'https://example.org',
    baseUrl: '/base/',
    title: 'Videos',
    tagline: 'With code.',
    intro: 'About version 4.',
  };

  test('llms.txt', () => {
    const video = {...spring, title: '<Video> [old]', twin: '/docs/video.md'};
    const index = writeIndex(site, [
      {name: 'Guide', pages: [spring, video]},
      {name: 'Blog', pages: [release]},
    ]);
    expect(index).toMatch(
      /^# Videos\n\n> With code\.\n\nAbout version 4\. Each.*org\/base\/llms-full\.txt\n\n## Guide\n\n/,
    );
    expect(index).toContain(
      '- [spring](https://example.org/docs/spring.md): About spring.\n- [`<Video>` \\[old\\]](https://example.org/docs/video.md): About spring.\n\n## Blog\n\n- [Version 4]',
    );
  });
});

test.each([
  [{}, '`sidebars` is undefined. Write the names of sidebars by their IDs'],
  [{sidebars: ['main', 3]}, "`sidebars` is [ 'main', 3 ]. Write the names"],
  [{sidebars: {}, twinPath: '.md'}, "`twinPath` is '.md'. Write a function"],
  [{sidebars: {}, rules: {}}, '`rules` is {}. Write a list of functions'],
  [
    {sidebars: {}, rule: []},
    '`rule` is []. Remove it, or use one of these options: sidebars, twinPath',
  ],
])('the options %j are an error', (options, message) => {
  expect(() => markdownTwins(options as never)).toThrow(
    `@docs-kit/markdown-twins: The option ${message}`,
  );
});
