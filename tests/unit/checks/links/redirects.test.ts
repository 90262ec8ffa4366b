import {expect, test} from 'vitest';
import {redirectTargets} from '../../../../checks/links/links';
import {collections} from '../../../../config/collections';
import {openRoutes} from '../../../../config/open-routes';
import {readDocsPages} from '../../../../plugins/pages';
import {liveRedirects, redirects} from '../../../../redirects';
import {temporarySite} from '../temporary-site';

const routes = new Set([
  ...[...readDocsPages('.'), ...openRoutes].map(({route}) => route),
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

test('a redirect to a docs page that does not exist stops the build', () => {
  const {root} = temporarySite({'docs/license.mdx': ''}, 'none');
  const list = [{from: '/license', to: '/docs/license'}];
  expect(liveRedirects(root, list)).toEqual(list);
  expect(() => liveRedirects(root, [...list, {from: '/old', to: '/docs/nowhere'}])).toThrow(
    "These redirects lead to pages that don't exist: /old → /docs/nowhere.",
  );
});

test('until its page is written, a redirect leads to the `meanwhile` page', () => {
  const list = [{from: '/bun', to: '/docs/bun', meanwhile: '/docs/'}];
  const before = temporarySite({'docs/getting-started.mdx': ''}, 'none');
  expect(liveRedirects(before.root, list)).toEqual([{from: '/bun', to: '/docs/'}]);
  const after = temporarySite({'docs/getting-started.mdx': '', 'docs/bun.mdx': ''}, 'none');
  expect(liveRedirects(after.root, list)).toEqual([{from: '/bun', to: '/docs/bun'}]);
});

test('every redirect of the site has a destination today', () => {
  expect(liveRedirects('.').map(({from}) => from)).toEqual(redirects.map(({from}) => from));
});

test('the check of links reads the current target of each redirect, with its line', () => {
  const list = [
    {from: '/old', to: '/docs/new'},
    {from: '/bun', to: '/docs/bun', meanwhile: '/docs/'},
    {from: '/team', to: '/about'},
  ];
  const text = list.map(({from}) => `  {from: '${from}', to: …},`).join('\n');
  expect(redirectTargets(list, text).map(({url, line}) => [url, line])).toEqual([
    ['/docs/new', 1],
    ['/docs/', 2],
    ['/about', 3],
  ]);
  // The pages of another folder don't belong to the list.
  expect(redirectTargets(list, undefined)).toEqual([]);
});
