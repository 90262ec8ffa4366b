import {expect, test} from 'vitest';
import {redirectTargets} from './links';
import {redirects} from '../../redirects';

test('no URL has two destinations, and no destination redirects again', () => {
  const from = redirects.map((redirect) => redirect.from);
  expect(from.filter((url) => url.endsWith('/') || url.includes('#'))).toEqual([]);
  expect(new Set(from).size).toBe(from.length);
  expect(redirects.filter(({to}) => from.includes(to))).toEqual([]);
});

test('the check of links reads the target of each redirect, with its line', () => {
  const list = [
    {from: '/old', to: '/docs/new'},
    {from: '/bun', to: '/docs/bun'},
    {from: '/team', to: '/about'},
  ];
  const text = list.map(({from}) => `  {from: '${from}', to: …},`).join('\n');
  expect(redirectTargets(list, text).map(({url, line}) => [url, line])).toEqual([
    ['/docs/new', 1],
    ['/docs/bun', 2],
    ['/about', 3],
  ]);
  // The pages of another folder don't belong to the list.
  expect(redirectTargets(list, undefined)).toEqual([]);
});
