import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  docIdOfRoute,
  listDocIds,
  loadWrittenRoutes,
  parseDocsRoutes,
} from '../../../config/docs-routes';
import {routesTable, temporarySite} from '../checks/temporary-site';

const header = 'route\tsidebar\tcategory\tlabel\tkind\tpackage\tsymbol\torder';

describe('parseDocsRoutes()', () => {
  it('reads a line, and splits its category', () => {
    const line = '/docs/spring\tapi\tremotion > Animation\tspring()\tapi\tremotion\tspring\t12';
    expect(parseDocsRoutes(`${header}\n${line}\n`)).toEqual([
      {
        route: '/docs/spring',
        sidebar: 'api',
        category: ['remotion', 'Animation'],
        label: 'spring()',
        kind: 'api',
        packageName: 'remotion',
        symbol: 'spring',
        order: 12,
      },
    ]);
  });

  it('reads a page at top level', () => {
    const [route] = parseDocsRoutes(`${header}\n/docs/\tmain\t\tNew project\tguide\t\t\t1\n`);
    expect(route?.category).toEqual([]);
  });

  it.each([
    [
      'columns that are missing',
      '/docs/a\tmain\tlabel',
      'docs-routes.tsv:2: The line has 3 columns',
    ],
    ['another route', '/blog/a\tmain\t\tA\tguide\t\t\t1', 'must start with /docs/'],
    [
      'a second line of a route',
      '/docs/a\tmain\t\tA\tguide\t\t\t1\n/docs/a\tapi\t\tA\tguide\t\t\t2',
      'docs-routes.tsv:3: The route "/docs/a" is already on line 2.',
    ],
    [
      'an order that is not a number',
      '/docs/a\tmain\t\tA\tguide\t\t\tfirst',
      'docs-routes.tsv:2: The order "first" is invalid.',
    ],
    ['an unknown sidebar', '/docs/a\tguide\t\tA\tguide\t\t\t1', 'The sidebar "guide" is invalid'],
  ])('rejects %s', (_name, line, message) => {
    expect(() => parseDocsRoutes(`${header}\n${line}\n`)).toThrow(message);
  });

  it('rejects an unknown header', () => {
    expect(() => parseDocsRoutes('route,label\n')).toThrow(
      'The first line must contain the columns',
    );
  });
});

describe('the pages on disk', () => {
  it("don't include partials", () => {
    const {root} = temporarySite(
      {
        'docs/spring.mdx': '',
        'docs/lambda/setup.mdx': '',
        'docs/_note.mdx': '',
        'docs/_parts/crf.mdx': '',
        'docs/picture.png': '',
      },
      'none',
    );
    expect(listDocIds(path.join(root, 'docs'))).toEqual(['lambda/setup', 'spring']);
  });

  it('determine the routes in the sidebars', () => {
    const {root} = temporarySite({
      'docs-routes.tsv': routesTable('/docs/', '/docs/spring', '/docs/series'),
      'docs/getting-started.mdx': '',
      'docs/series.mdx': '',
    });
    expect(loadWrittenRoutes(root).map(({route}) => route)).toEqual(['/docs/', '/docs/series']);
  });

  it('are all listed', () => {
    const {root} = temporarySite({'docs/stray.mdx': '', 'docs/lambda/lost.mdx': ''});
    expect(() => loadWrittenRoutes(root)).toThrow(
      /docs\/lambda\/lost\.mdx\n {2}docs\/stray\.mdx\nAdd a line/,
    );
  });
});

it('include getting-started as the docs home', () => {
  expect(docIdOfRoute('/docs/')).toBe('getting-started');
  expect(docIdOfRoute('/docs/lambda/setup')).toBe('lambda/setup');
});
