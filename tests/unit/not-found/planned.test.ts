import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {openRoutes, type OpenRoute} from '../../../config/open-routes';
import {plannedPages} from '../../../plugins/not-found/planned';
import {docIdOfRoute, fileOfRoute, readDocsPages, type DocsPage} from '../../../plugins/pages';

const root = path.resolve(import.meta.dirname, '../../..');

const page = (route: string, title: string, kind: string, api?: object): DocsPage => ({
  id: docIdOfRoute(route),
  route,
  file: fileOfRoute(route),
  frontMatter: {title, kind, api},
});

const pages = [
  page('/docs/', 'New project', 'guide'),
  page('/docs/get-help', 'Get help', 'guide'),
  page('/docs/lambda', 'Lambda', 'product'),
  page('/docs/lambda/setup', 'Setup', 'guide'),
  page('/docs/recorder', 'Introduction', 'product'),
  page('/docs/api', 'Overview', 'api', {package: 'remotion'}),
  page('/docs/captions', '@remotion/captions', 'api', {package: '@remotion/captions'}),
  page('/docs/renderer/render-media', 'renderMedia()', 'api', {
    package: '@remotion/renderer',
    symbol: 'renderMedia',
  }),
];

const plan = (planned: OpenRoute) => plannedPages([planned], pages);

describe('a planned page', () => {
  test('has the page and the source code of its package', () => {
    expect(
      plan({route: '/docs/lambda/webhooks', label: 'Webhooks', package: '@remotion/lambda'}),
    ).toEqual([
      {
        route: '/docs/lambda/webhooks',
        label: 'Webhooks',
        packageName: '@remotion/lambda',
        overview: '/docs/lambda',
        source: 'https://github.com/remotion-dev/remotion/tree/v4.0.331/packages/lambda',
        nearest: '/docs/lambda/setup',
      },
    ]);
  });

  test('is nearest to a function with the same words in its name', () => {
    const [found] = plan({
      route: '/docs/lambda/x',
      label: 'renderMediaOnLambda()',
      package: '@remotion/lambda',
      symbol: 'x',
    });
    expect(found?.nearest).toBe('/docs/renderer/render-media');
  });

  test('is not near to a guide of another product with the same label', () => {
    const [found] = plan({route: '/docs/recorder/setup', label: 'Setup'});
    expect(found).toEqual({
      route: '/docs/recorder/setup',
      label: 'Setup',
      overview: '/docs/recorder',
      nearest: '/docs/recorder',
    });
  });

  test.each<[OpenRoute, string]>([
    [{route: '/docs/svelte', label: 'Svelte'}, '/docs/'],
    [{route: '/docs/troubleshooting/sigkill', label: 'SIGKILL'}, '/docs/get-help'],
    [
      {route: '/docs/seek', label: 'seek()', package: '@remotion/studio', symbol: 'seek'},
      '/docs/api',
    ],
  ])('without a similar page leads to a start: %j', (planned, nearest) => {
    expect(plan(planned)[0]?.nearest).toBe(nearest);
  });

  test('of the core links to its folder', () => {
    const [found] = plan({route: '/docs/x', label: 'x()', package: 'remotion', symbol: 'x'});
    expect(found?.source).toMatch(/\/packages\/core$/);
  });

  test('of a package outside of the repository has no source', () => {
    const [found] = plan({route: '/docs/x', label: 'x()', package: '@remotion-dev/cube'});
    expect(found).not.toHaveProperty('source');
  });
});

describe('the planned pages of this site', () => {
  const planned = plannedPages(openRoutes, readDocsPages(root));

  test('link only to pages that exist', () => {
    const missing = planned
      .flatMap(({overview, nearest}) => [overview ?? nearest, nearest])
      .filter((route) => !existsSync(path.join(root, fileOfRoute(route))));
    expect(missing).toEqual([]);
  });
});
