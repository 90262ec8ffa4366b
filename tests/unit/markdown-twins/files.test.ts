import type {LoadedPlugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {headOf, twinAddresses} from '../../../plugins/markdown-twins';
import {writeIndex} from '../../../plugins/markdown-twins/llms';
import {groupPages} from '../../../plugins/markdown-twins/site-pages';

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
  title: 'Remotion 4.0',
  description: 'The Studio.',
  permalink: '/blog/4-0',
  date: new Date('2023-07-03'),
  tags: [{label: 'Release notes'}],
};

const summary = (all: readonly LoadedPlugin[]) =>
  Object.fromEntries(groupPages(all).map(({name, pages}) => [name, pages.map(({twin}) => twin)]));

describe('groups', () => {
  test('are sidebars and their categories, then pages of no sidebar, then posts', () => {
    const category = {
      type: 'category',
      label: '@remotion/gif',
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
      ),
    ).toEqual({
      Guide: ['/docs.md'],
      'API reference › @remotion/gif': ['/docs/gif.md', '/docs/gif/duration.md'],
      'API reference › @remotion/gif › More': ['/docs/gif/old.md'],
      More: ['/docs/license.md'],
      Blog: ['/blog/4-0.md'],
    });
  });

  test('a page without an address for its twin is an error', () => {
    expect(() => groupPages(plugins([doc('x', {permalink: '/x'})], {}))).toThrow(
      'The page /x has no Markdown address',
    );
  });
});

const [docs, posts] = [
  plugins([doc('spring'), doc('home')], {main: [{type: 'doc', id: 'spring'}]}),
  plugins([], {}, [post]),
].map((all) => groupPages(all).flatMap(({pages}) => pages));
const [spring] = docs ?? [];
const [release] = posts ?? [];
if (!spring || !release) {
  throw new Error('The pages of the test are not there.');
}

describe('addresses', () => {
  const resolve = twinAddresses('https://example.org', docs ?? [])(spring);

  test.each([
    ['/docs/spring', 'https://example.org/docs/spring.md'],
    ['/docs/', 'https://example.org/docs.md'],
    ['/docs/spring/#easing', 'https://example.org/docs/spring.md#easing'],
    ['#easing', 'https://example.org/docs/spring.md#easing'],
    ['/templates/?kind=3d', 'https://example.org/templates/?kind=3d'],
    ['/img/frame.png', 'https://example.org/img/frame.png'],
    ['https://mediabunny.dev/docs/spring', 'https://mediabunny.dev/docs/spring'],
    ['mailto:hi@remotion.dev', 'mailto:hi@remotion.dev'],
  ])('%s', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });
});

describe('a twin', () => {
  test('says what and where its page is', () => {
    expect(headOf({...spring, title: 'Say "hi": <Video>'}, 'https://example.org')).toBe(
      '---\ntitle: "Say \\"hi\\": <Video>"\ndescription: "About spring."\nurl: "https://example.org/docs/spring"\n---\n',
    );
  });

  test('of a post has its date and its tags', () => {
    expect(headOf(release, 'https://example.org')).toContain(
      '\ndate: 2023-07-03\ntags: ["Release notes"]\n---\n',
    );
  });
});

describe('the files for assistants', () => {
  const site = {
    url: 'https://example.org',
    title: 'Videos',
    tagline: 'With code.',
    version: '4.0.331',
  };

  test('llms.txt', () => {
    const video = {...spring, title: '<Video> [old]', twin: '/docs/video.md'};
    const index = writeIndex(site, [
      {name: 'Guide', pages: [spring, video]},
      {name: 'Blog', pages: [release]},
    ]);
    expect(index).toMatch(
      /^# Remotion: Videos\n\n> With code\.\n\n.*4\.0\.331.*llms-full\.txt\n\n## Guide\n\n/,
    );
    expect(index).toContain(
      '- [spring](https://example.org/docs/spring.md): About spring.\n- [`<Video>` \\[old\\]](https://example.org/docs/video.md): About spring.\n\n## Blog\n\n- [Remotion 4.0]',
    );
  });
});
