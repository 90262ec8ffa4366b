import {expect, test} from 'vitest';
import {redirectTargets} from '../../../../checks/links/links';
import {collections} from '../../../../config/collections';
import {readDocsPages} from '../../../../plugins/pages';
import {redirects} from '../../../../redirects';

const routes = new Set([
  ...readDocsPages('.').map(({route}) => route),
  // The lists of posts.
  ...Object.keys(collections).map((id) => `/${id}`),
]);

test('each redirect leads from a URL without a page to one with a page', () => {
  expect(redirects.filter(({from}) => routes.has(from))).toEqual([]);
  expect(redirects.filter(({to}) => !routes.has(to))).toEqual([]);
  expect(redirects.filter(({from}) => from.endsWith('/') || from.includes('#'))).toEqual([]);
});

test('no URL has two destinations, and no destination redirects again', () => {
  const from = redirects.map((redirect) => redirect.from);
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
