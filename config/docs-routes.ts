import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** One docs page in `docs-routes.tsv`. CONTRIBUTING.md explains the columns. */
export interface DocsRoute {
  readonly route: string;
  readonly sidebar: 'main' | 'api' | 'recorder' | 'none';
  /** Sidebar categories above the page, outermost first; empty at top level. */
  readonly category: readonly string[];
  readonly label: string;
  readonly kind: string;
  readonly packageName: string;
  readonly symbol: string;
  readonly order: number;
}

const columns = [
  'route',
  'sidebar',
  'category',
  'label',
  'kind',
  'package',
  'symbol',
  'order',
] as const;

/** Parses the text of `docs-routes.tsv`. @throws if a line is malformed, with the line number */
export const parseDocsRoutes = (text: string): DocsRoute[] => {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== columns.join('\t')) {
    throw new Error(
      `docs-routes.tsv:1: The first line must contain the columns ${columns.join(', ')}, separated by tabs.`,
    );
  }
  const known = new Map<string, number>();
  return lines.map((line, index) => {
    const at = `docs-routes.tsv:${index + 2}`;
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(
        `${at}: The line has ${cells.length} columns instead of ${columns.length}. Separate them with tabs, including empty columns.`,
      );
    }
    const [route, sidebar, category, label, kind, packageName, symbol, order] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    if (!route.startsWith('/docs/')) {
      throw new Error(`${at}: The route "${route}" must start with /docs/.`);
    }
    if (sidebar !== 'main' && sidebar !== 'api' && sidebar !== 'recorder' && sidebar !== 'none') {
      throw new Error(
        `${at}: The sidebar "${sidebar}" is invalid. Use main, api, recorder or none.`,
      );
    }
    const earlier = known.get(route);
    if (earlier !== undefined) {
      throw new Error(
        `${at}: The route "${route}" is already on line ${earlier}. Remove one of the lines.`,
      );
    }
    known.set(route, index + 2);
    if (!/^\d+$/.test(order)) {
      throw new Error(`${at}: The order "${order}" is invalid. Use a whole number.`);
    }
    return {
      route,
      sidebar,
      category: category ? category.split(' > ') : [],
      label,
      kind,
      packageName,
      symbol,
      order: Number(order),
    };
  });
};

/** The doc ID (path in `docs/` without extension) of a route. */
export const docIdOfRoute = (route: string): string =>
  route === '/docs/' ? 'getting-started' : route.slice('/docs/'.length);

/** IDs of all docs pages on disk. Files whose names start with `_` are partials. */
export const listDocIds = (docsDir: string): string[] =>
  readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .sort();

/**
 * Lists the routes whose page exists.
 *
 * @throws if a page on disk isn't listed in `docs-routes.tsv`, because it would be missing in the sidebars
 */
export const loadWrittenRoutes = (siteDir: string): DocsRoute[] => {
  const docsDir = path.join(siteDir, 'docs');
  const routes = parseDocsRoutes(readFileSync(path.join(siteDir, 'docs-routes.tsv'), 'utf8'));
  const known = new Set(routes.map(({route}) => docIdOfRoute(route)));
  const stray = listDocIds(docsDir).filter((id) => !known.has(id));
  if (stray.length > 0) {
    throw new Error(
      `Docs pages without a line in docs-routes.tsv:\n${stray.map((id) => `  docs/${id}.mdx`).join('\n')}\n` +
        'Add a line with the route, sidebar, category, label, kind and order of each page, or move the file to a listed route.',
    );
  }
  return routes.filter(({route}) => existsSync(path.join(docsDir, `${docIdOfRoute(route)}.mdx`)));
};
