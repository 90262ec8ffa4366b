import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {docIdOfRoute, loadWrittenRoutes, parseDocsRoutes} from '../../../config/docs-routes';
import {plannedPages} from '../../../plugins/not-found/planned';
import {toolkitPackages} from '../../../toolkit-packages';

const root = path.resolve(import.meta.dirname, '../../..');

const row = (
  route: string,
  sidebar: string,
  category: string,
  label: string,
  kind = 'guide',
  packageName = '',
  symbol = '',
) => [route, sidebar, category, label, kind, packageName, symbol].join('\t');

const rows = [
  row('/docs/', 'main', 'Getting started', 'New project'),
  row('/docs/get-help', 'main', 'Troubleshooting', 'Get help'),
  row('/docs/lambda', 'main', 'Lambda', 'Lambda', 'product', '@remotion/lambda'),
  row('/docs/lambda/setup', 'main', 'Lambda', 'Setup', 'guide', '@remotion/lambda'),
  row('/docs/recorder', 'recorder', '', 'Introduction', 'product'),
  row('/docs/api', 'api', '', 'Overview', 'api', 'remotion'),
  row(
    '/docs/captions',
    'api',
    '@remotion/captions',
    '@remotion/captions',
    'api',
    '@remotion/captions',
  ),
  row(
    '/docs/renderer/render-media',
    'api',
    '@remotion/renderer',
    'renderMedia()',
    'api',
    '@remotion/renderer',
    'renderMedia',
  ),
];

const plan = (...planned: readonly string[]) => {
  const header = 'route\tsidebar\tcategory\tlabel\tkind\tpackage\tsymbol\torder';
  const table = [...rows, ...planned].map((line, order) => `${line}\t${order}`);
  const routes = parseDocsRoutes([header, ...table].join('\n'));
  return plannedPages(routes, routes.slice(0, rows.length));
};

describe('a planned page', () => {
  test('has the page and the source code of its package', () => {
    expect(
      plan(row('/docs/lambda/webhooks', 'main', 'Lambda', 'Webhooks', 'guide', '@remotion/lambda')),
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
    const [page] = plan(
      row(
        '/docs/lambda/x',
        'api',
        '@remotion/lambda',
        'renderMediaOnLambda()',
        'api',
        '@remotion/lambda',
        'x',
      ),
    );
    expect(page?.nearest).toBe('/docs/renderer/render-media');
  });

  test('is not near to a guide of another product with the same label', () => {
    const [page] = plan(row('/docs/recorder/setup', 'recorder', 'Recorder', 'Setup', 'product'));
    expect(page).toEqual({
      route: '/docs/recorder/setup',
      label: 'Setup',
      overview: '/docs/recorder',
      nearest: '/docs/recorder',
    });
  });

  test.each([
    [row('/docs/svelte', 'main', 'Building apps', 'Svelte'), '/docs/'],
    [
      row('/docs/sigkill', 'main', 'Troubleshooting', 'SIGKILL', 'troubleshooting'),
      '/docs/get-help',
    ],
    [
      row('/docs/seek', 'api', '@remotion/studio', 'seek()', 'api', '@remotion/studio', 'seek'),
      '/docs/api',
    ],
  ])('without a similar page leads to a start: %s', (line, nearest) => {
    expect(plan(line)[0]?.nearest).toBe(nearest);
  });

  test('of the core links to its folder', () => {
    expect(
      plan(row('/docs/x', 'api', 'remotion', 'x()', 'api', 'remotion', 'x'))[0]?.source,
    ).toMatch(/\/packages\/core$/);
  });

  test('of a package outside of the repository has no source', () => {
    const [page] = plan(row('/docs/x', 'api', '', 'x()', 'api', '@remotion-dev/cube', 'x'));
    expect(page).not.toHaveProperty('source');
  });
});

describe('the planned pages of this site', () => {
  const table = readFileSync(path.join(root, 'docs-routes.tsv'), 'utf8');
  const planned = plannedPages(parseDocsRoutes(table), loadWrittenRoutes(root));

  test('link only to pages that exist', () => {
    const missing = planned
      .flatMap(({overview, nearest}) => [overview ?? nearest, nearest])
      .filter((route) => !existsSync(path.join(root, 'docs', `${docIdOfRoute(route)}.mdx`)));
    expect(missing).toEqual([]);
  });

  test('link to the folders that the packages themselves name', () => {
    const folderOf = (name: string): string | undefined => {
      const file = path.join(root, 'node_modules', name, 'package.json');
      const {repository} = JSON.parse(readFileSync(file, 'utf8')) as {repository: {url: string}};
      return repository.url.split('/packages/')[1];
    };
    const installed = new Set(
      toolkitPackages.filter(({installed: version}) => version).map(({name}) => name),
    );
    const known = planned.filter(({packageName = ''}) => installed.has(packageName));
    expect(known.length).toBeGreaterThan(0);
    for (const {packageName = '', source} of known) {
      expect(source?.split('/packages/')[1], packageName).toBe(folderOf(packageName));
    }
  });
});
