import {expect, it} from 'vitest';
import {nameFactors} from '../../../src/components/search/engine/names';
import {weights} from '../../../src/components/search/engine/rank';

it('favors an exact name, then short names, then titles of several words', () => {
  const heading = ['spring()', 'springTiming()', 'Spring animations', 'Easing'];
  const index = {
    sections: {heading, level: [1, 1, 1, 1], page: [0, 1, 2, 3], anchor: ['', '', '', '']},
    pages: heading.map((_, page) => [`/docs/${page}`, 0] as const),
  };
  const factors = (query: string) => heading.map((_, id) => nameFactors(index, query, weights)(id));
  const [short = 0, long = 0, words = 0, other = 0] = factors('spri');
  expect(weights.sameName).toBeGreaterThan(short);
  expect(short).toBeGreaterThan(long);
  expect(long).toBeGreaterThan(words);
  expect(words).toBeGreaterThan(other);
  expect(factors('spring')[0]).toBe(weights.sameName);
});
