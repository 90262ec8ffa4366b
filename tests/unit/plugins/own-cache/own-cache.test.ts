import {expect, test} from 'vitest';
import {ownCache} from '../../../../plugins/own-cache';

const withCache = (cache: object) =>
  ({experiments: {cache}}) as unknown as Parameters<typeof ownCache>[0];

test('a build with another app has its own cache', () => {
  expect(
    ownCache(withCache({type: 'persistent', version: 'client-production-en-1'}), 'sections'),
  ).toEqual({
    experiments: {cache: {version: 'client-production-en-1-sections'}},
  });
});

test('a build without a cache gets none', () => {
  expect(ownCache({}, 'sections')).toEqual({});
  expect(ownCache({experiments: {}}, 'sections')).toEqual({});
});
