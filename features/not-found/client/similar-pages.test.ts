import {describe, expect, test} from 'vitest';
import {similarPages} from './similarPages';

const titles = {
  '/': 'Make videos programmatically',
  '/docs': 'New project',
  '/docs/api': 'API overview',
  '/docs/interpolate': 'interpolate() in remotion',
  '/docs/interpolate-colors': 'interpolateColors() in remotion',
  '/docs/license': 'License',
  '/docs/loop': '<Loop> in remotion',
  '/docs/player': 'Player',
  '/docs/player/api': '<Player> in @remotion/player',
  '/docs/player/installation': 'Install the Player',
  '/docs/skia/installation': 'Install Skia',
  '/docs/spring': 'spring() in remotion',
  '/docs/transparent-videos': 'Transparent videos',
  '/docs/use-current-frame': 'useCurrentFrame() in remotion',
  '/docs/gif': '@remotion/gif',
  '/docs/gpu': 'Using the GPU',
  '/docs/ai': 'AI',
  '/templates': 'Templates',
  '/templates/tiktok': 'TikTok template',
};

const similarTo = (pathname: string): string[] =>
  similarPages(pathname, titles).map(({path}) => path);

describe('a URL without a page', () => {
  test.each([
    ['one wrong letter', '/docs/sprimg', ['/docs/spring']],
    ['letters in the wrong order', '/docs/sprnig', ['/docs/spring']],
    ['a missing letter', '/docs/interpolat', ['/docs/interpolate']],
    ['another spelling', '/docs/useCurrentFrame', ['/docs/use-current-frame']],
    ['the ending of a file', '/docs/sprin.html', ['/docs/spring']],
    ['another folder', '/doc/use-current-frame', ['/docs/use-current-frame']],
    ['a folder with a typo', '/template/tiktok', ['/templates/tiktok']],
    ['a word of a longer name', '/docs/transparent', ['/docs/transparent-videos']],
    ['words of the path', '/docs/player-api', ['/docs/player/api']],
  ])('suggests what is meant by %s: %s', (_what, pathname, expected) => {
    expect(similarTo(pathname)).toEqual(expected);
  });

  test('of pages with the same name, suggests the one in the most similar folder first', () => {
    expect(similarTo('/docs/palyer/installation')).toEqual([
      '/docs/player/installation',
      '/docs/skia/installation',
    ]);
  });

  test('suggests the pages above it last', () => {
    expect(similarTo('/docs/player/ap')).toEqual(['/docs/player']);
    expect(similarTo('/templates/no-such-template')).toEqual(['/templates']);
  });

  test.each([
    '/docs/lottery',
    '/docs/lotion',
    '/docs/loo',
    '/docs/gi',
    '/docs/no-such-page',
    '/x',
    '/',
  ])('suggests nothing that is only a little similar: %s', (pathname) => {
    expect(similarTo(pathname)).toEqual([]);
  });

  test('suggests at most five pages', () => {
    const many = Object.fromEntries(
      Array.from({length: 9}, (_, index) => [`/docs/folder${index}/setup`, `Setup ${index}`]),
    );
    expect(similarPages('/docs/setup', many)).toHaveLength(5);
  });

  test('shows the title of each page', () => {
    expect(similarPages('/docs/sprimg', titles)).toEqual([
      {path: '/docs/spring', title: 'spring() in remotion'},
    ]);
  });
});
