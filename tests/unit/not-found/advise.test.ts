import {describe, expect, test} from 'vitest';
import {adviseOn} from '../../../src/components/NotFound/advise';
import type {PlannedPage} from '../../../src/components/NotFound/data';

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

const lottie: PlannedPage = {
  route: '/docs/lottie',
  label: '@remotion/lottie',
  packageName: '@remotion/lottie',
  nearest: '/docs/gif',
};

const similarTo = (pathname: string): string[] => {
  const advice = adviseOn(pathname, {titles, planned: [lottie]});
  return advice.planned ? ['planned'] : advice.similar.map(({path}) => path);
};

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
    const advice = adviseOn('/docs/setup', {titles: many, planned: []});
    expect('similar' in advice && advice.similar).toHaveLength(5);
  });

  test('shows the title of each page', () => {
    expect(adviseOn('/docs/sprimg', {titles, planned: []})).toEqual({
      similar: [{path: '/docs/spring', title: 'spring() in remotion'}],
    });
  });
});

describe('the URL of a planned page', () => {
  test.each([
    '/docs/lottie',
    '/docs/lottie/',
    '/docs/Lottie',
    '/docs/lottie.html',
    '/docs/lottie/index.html',
  ])('is recognized as %s', (pathname) => {
    expect(adviseOn(pathname, {titles, planned: [lottie]}).planned).toBe(lottie);
  });

  test('comes with the titles of the pages to read until then', () => {
    const advice = adviseOn('/docs/lottie', {titles, planned: [lottie]});
    expect(advice.planned && advice.titleOf('/docs/gif')).toBe('@remotion/gif');
    expect(advice.planned && advice.titleOf('/docs/')).toBe('New project');
    expect(advice.planned && advice.titleOf('/docs/unknown')).toBe('/docs/unknown');
  });

  test('is not suggested, because there is nothing to read', () => {
    expect(similarTo('/docs/lotie')).toEqual([]);
  });
});
