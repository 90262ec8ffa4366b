import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {type DocsRoute, docIdOfRoute, loadWrittenRoutes} from './config/docs-routes';

/**
 * Builds the three sidebars from docs-routes.tsv. A page appears as soon as its file exists, in the category and
 * order of its line. Links from one sidebar or category to a page of another are listed below.
 */

interface Category {
  readonly path: readonly string[];
  landing?: DocsRoute;
  readonly children: (DocsRoute | Category)[];
}

const isCategory = (node: DocsRoute | Category): node is Category => 'children' in node;

/** A link in one category to a page of another category or sidebar. */
interface CrossLink {
  readonly label: string;
  readonly route: string;
  readonly position: 'first' | 'last';
}

/** Pages that readers also look for in a category other than their own, by that category. */
const crossLinks: Record<string, readonly CrossLink[]> = {
  Player: [{label: 'Install the Player', route: '/docs/player/installation', position: 'first'}],
  Troubleshooting: [
    {
      label: 'Avoiding flicker in the Player',
      route: '/docs/troubleshooting/player-flicker',
      position: 'last',
    },
  ],
};

/** Categories whose pages are listed alphabetically instead of in the order of their lines. */
const alphabetical = new Set(['remotion']);

/** The landing page of a category has the category's own path. This category is an exception. */
const landsApiCategory: Record<string, string> = {'/docs/player/installation': '@remotion/player'};

const landsOn = (page: DocsRoute): boolean =>
  page.label === page.category.at(-1) || landsApiCategory[page.route] === page.category.at(-1);

const buildTree = (pages: readonly DocsRoute[]): Category => {
  const root: Category = {path: [], children: []};
  const categories = new Map<string, Category>([['', root]]);
  const find = (path: readonly string[]): Category => {
    const key = path.join(' > ');
    let category = categories.get(key);
    if (!category) {
      category = {path, children: []};
      categories.set(key, category);
      find(path.slice(0, -1)).children.push(category);
    }
    return category;
  };
  for (const page of [...pages].sort((a, b) => a.order - b.order)) {
    const category = find(page.category);
    if (page.category.length > 0 && !category.landing && landsOn(page)) {
      category.landing = page;
    } else {
      category.children.push(page);
    }
  }
  return root;
};

/** Labels that are code (`<Video>`, `spring()`, `@remotion/paths`, commands) use a monospace font. */
const isCode = ({label, kind, symbol}: DocsRoute): boolean =>
  kind === 'cli' ||
  label.startsWith('@') ||
  /[()<>]/.test(label) ||
  (symbol !== '' && label === symbol);

const docItem = (page: DocsRoute): SidebarItemConfig => ({
  type: 'doc',
  id: docIdOfRoute(page.route),
  label: page.label,
  ...(isCode(page) && {className: 'sidebar-code'}),
});

/** `<AnimatedImage>` is sorted as `AnimatedImage`. */
const sortKey = (node: DocsRoute | Category): string =>
  (isCategory(node) ? (node.path.at(-1) ?? '') : node.label).replaceAll(/[^\p{L}\d]/gu, '');

const childrenOf = ({path, children}: Category): readonly (DocsRoute | Category)[] =>
  alphabetical.has(path.at(-1) ?? '')
    ? [...children].sort((a, b) => sortKey(a).localeCompare(sortKey(b), 'en'))
    : children;

const toItem = (node: DocsRoute | Category): SidebarItemConfig => {
  if (!isCategory(node)) {
    return docItem(node);
  }
  if (node.landing && node.children.length === 0) {
    return docItem(node.landing);
  }
  const label = node.path.at(-1) ?? '';
  return {
    type: 'category',
    label,
    ...(label.startsWith('@') && {className: 'sidebar-code'}),
    ...(node.landing && {link: {type: 'doc', id: docIdOfRoute(node.landing.route)}}),
    items: [
      ...crossLinksOf(label, 'first'),
      ...childrenOf(node).map(toItem),
      ...crossLinksOf(label, 'last'),
    ],
  };
};

const routes = loadWrittenRoutes(__dirname);

const crossLink = (label: string, id: string): SidebarItemConfig => ({type: 'ref', id, label});

const crossLinksOf = (category: string, position: CrossLink['position']): SidebarItemConfig[] =>
  (crossLinks[category] ?? [])
    .filter((link) => link.position === position && routes.some(({route}) => route === link.route))
    .map(({label, route}) => crossLink(label, docIdOfRoute(route)));

const sidebar = (name: DocsRoute['sidebar']): SidebarItemConfig[] =>
  buildTree(routes.filter((route) => route.sidebar === name)).children.map(toItem);

/** Adds the templates after the first page, because a template is how most projects start. */
const withTemplates = ([first, ...rest]: SidebarItemConfig[]): SidebarItemConfig[] => [
  ...(first ? [first] : []),
  {type: 'link', label: 'Templates', href: '/templates/'},
  ...rest,
];

const sidebars: SidebarsConfig = {
  main: [...withTemplates(sidebar('main')), crossLink('API reference', 'api')],
  api: [...sidebar('api'), crossLink('Guide', 'getting-started')],
  recorder: [...sidebar('recorder'), crossLink('Guide', 'getting-started')],
};

export default sidebars;
