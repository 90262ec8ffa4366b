import {describe, expect, test} from 'vitest';
import {bestMatch, countMatches, isFiltering, matchesName} from './names';

describe('a query', () => {
  test.each([
    ['renderMedia()', 'rendermedia'],
    ['renderMedia()', 'Render Media'],
    ['renderMedia()', 'media('],
    ['<Series.Sequence>', 'seriessequence'],
    ['<Series.Sequence>', '<series'],
    ['@remotion/paths', 'paths'],
    ['@remotion/paths', '@remotion/p'],
    ['@remotion/motion-blur', 'motion'],
    ['remotion', 'motion'],
    ['npx remotion render', 'npx remotion'],
    ['npx remotion render', 'remotion render'],
    ['useCurrentFrame()', 'use-current-frame'],
  ])('finds %s by “%s”', (name, query) => {
    expect(matchesName(name, query)).toBe(true);
  });

  test.each([
    ['renderMedia()', 'mediarender'],
    ['renderMedia()', 'renderr'],
    ['@remotion/paths', 'motion'],
    ['npx remotion render', 'motion'],
  ])('does not find %s by “%s”', (name, query) => {
    expect(matchesName(name, query)).toBe(false);
  });

  test.each(['', ' ', '<>', '()'])('of “%s” does not filter', (query) => {
    expect(isFiltering(query)).toBe(false);
  });
});

describe('the best match', () => {
  const names = ['<Artifact>', 'renderMediaOnLambda()', 'prerender()', 'renderMedia()'];
  const best = (query: string) => bestMatch(names, query, (name) => name);

  test.each([
    ['rendermedia', 'renderMedia()'],
    ['render', 'renderMediaOnLambda()'],
    ['prer', 'prerender()'],
    ['fact', '<Artifact>'],
    ['nothing', undefined],
  ])('for “%s” is %s', (query, name) => {
    expect(best(query)).toBe(name);
  });
});

test('the number of matches is said in words', () => {
  expect([0, 1, 12].map(countMatches)).toEqual(['No matches', '1 match', '12 matches']);
});
