import {expect, test} from 'vitest';
import {ownCache} from '../../../../plugins/route-sections/cache';

const withCache = (cache: object) =>
  ({experiments: {cache}}) as unknown as Parameters<typeof ownCache>[0];

test('a build with sections has a cache of its own', () => {
  expect(ownCache(withCache({type: 'persistent', version: 'client-production-en-1'}))).toEqual({
    experiments: {cache: {version: 'client-production-en-1-sections'}},
  });
});

test('a build without a cache gets none', () => {
  expect(ownCache({})).toEqual({});
  expect(ownCache({experiments: {}})).toEqual({});
});
