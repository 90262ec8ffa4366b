import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parseDocsRoutes} from '../../../../config/docs-routes';
import {liveRedirects, redirects} from '../../../../redirects';
import {temporarySite} from '../temporary-site';

const routes = new Set(
  parseDocsRoutes(readFileSync('docs-routes.tsv', 'utf8')).map(({route}) => route),
);

test('each redirect leads from an address that is no page to one that is', () => {
  expect(redirects.filter(({from}) => routes.has(from))).toEqual([]);
  expect(redirects.filter(({to}) => !routes.has(to))).toEqual([]);
  expect(redirects.filter(({from}) => from.endsWith('/') || from.includes('#'))).toEqual([]);
});

test('no address is sent to two places, and none goes on from where it leads', () => {
  const from = redirects.map((redirect) => redirect.from);
  expect(new Set(from).size).toBe(from.length);
  expect(redirects.filter(({to}) => from.includes(to))).toEqual([]);
});

test('only redirects to pages that are written are handed to the build', () => {
  const {root} = temporarySite({'docs/license.mdx': ''}, 'none');
  expect(liveRedirects(root)).toEqual([{from: '/license', to: '/docs/license'}]);
});

test('until its page is written, a redirect leads to the page that stands in', () => {
  const before = temporarySite({'docs/getting-started.mdx': ''}, 'none');
  expect(liveRedirects(before.root)).toEqual([{from: '/bun', to: '/docs/'}]);
  const after = temporarySite({'docs/getting-started.mdx': '', 'docs/bun.mdx': ''}, 'none');
  expect(liveRedirects(after.root)).toEqual([{from: '/bun', to: '/docs/bun'}]);
});

test('every redirect of the site leads somewhere today', () => {
  expect(liveRedirects('.').map(({from}) => from)).toEqual(redirects.map(({from}) => from));
});
