import {atLast, deletions, inFile, lineAt, linesWith, type Location, type Tree} from '../find';
import {table} from '../kind';
import {docs, pages} from './files';

/** The route of a docs page: `docs/spring.mdx` → `/docs/spring`. */
const routeOf = (file: string): string => `/${file.replace(/\.mdx$/, '')}`;

const known = new WeakMap<Tree, ReadonlyMap<string, readonly Location[]>>();

/** Where links start, by target. The target may be on a later line. */
const linksIn = (tree: Tree): ReadonlyMap<string, readonly Location[]> => {
  const links = new Map<string, Location[]>();
  for (const file of tree.list(pages)) {
    const text = tree.read(file);
    for (const {index, groups} of text.matchAll(/\]\((?<target>\/docs\/[^)\s]+)\)/g)) {
      const target = groups?.['target'] ?? '';
      const place = {file, line: lineAt(text, text.lastIndexOf('[', index))};
      links.set(target, [...(links.get(target) ?? []), place]);
    }
  }
  return links;
};

/** Where links to a target start. @param from the page whose own links don't count */
const linksTo = (tree: Tree, target: string, from?: string): readonly Location[] => {
  const links = known.get(tree) ?? linksIn(tree);
  known.set(tree, links);
  return (links.get(target) ?? []).filter(({file}) => file !== from);
};

/** Whether another page links to a heading of a page. */
const isLinked = (tree: Tree, file: string, id: string, from?: string): boolean =>
  linksTo(tree, `${routeOf(file)}#${id}`, from).length > 0;

/** Faults in links, anchors, demos and redirects. */
export const linkKinds = [
  // A link is reported where it starts.
  ...table({checks: 'links', in: pages, within: 'prose', at: atLast('[')}, [
    {
      name: 'broken-link',
      says: /is broken/,
      find: /\]\((?<old>\/docs\/[^)#\s]+)[)#]/,
      to: '$&-gone',
    },
    {
      name: 'broken-anchor',
      says: /has no heading with the ID/,
      find: /\]\(\/docs\/[^)#\s]+#(?<old>[^)\s]+)\)/,
      to: '$&-gone',
    },
    {
      name: 'broken-anchor-on-page',
      says: /is broken/,
      in: docs,
      find: /\]\(#(?<old>[^)\s]+)\)/,
      to: '$&-gone',
    },
  ]),
  ...table({checks: 'links', in: 'docs/*.mdx', within: 'prose'}, [
    {
      name: 'heading-id-changed',
      // The remedy names the place of the heading.
      says: /\(docs\/\S+:\d+\)/,
      find: /^#{2,3} [^\n]* \{#(?<old>[\w-]+)\}$/,
      to: (old, {file}, tree) => (isLinked(tree, file, old) ? `${old}-gone` : undefined),
      at: ({file, groups}, tree) => linksTo(tree, `${routeOf(file)}#${groups['old'] ?? ''}`),
    },
    {
      name: 'heading-removed',
      says: /has no heading with the ID/,
      find: /^#{2,3} [^\n]* \{#(?<id>[\w-]+)\}\n/,
      to: (_, {file, groups}, tree) =>
        isLinked(tree, file, groups['id'] ?? '', file) ? '' : undefined,
      at: ({file, groups}, tree) => linksTo(tree, `${routeOf(file)}#${groups['id'] ?? ''}`, file),
    },
  ]),
  ...table({checks: 'links'}, [
    {
      name: 'page-deleted',
      says: /there is no such page/,
      places: (tree) =>
        deletions(tree.list('docs/*.mdx'), (file) => linksTo(tree, routeOf(file), file)),
    },
    {
      name: 'demo-unknown',
      says: /doesn't exist/,
      in: pages,
      find: /^<Demo id="(?<old>[^"]+)"/,
      to: '$&-gone',
    },
    {
      name: 'demo-unused',
      says: /never shown/,
      in: pages,
      find: /^<Demo id="(?<id>[^"]+)"[^>]*\/>\n/,
      to: (_, {groups: {id = ''}}, tree) =>
        linesWith(tree, tree.list(pages), `id="${id}"`).length === 1 &&
        linesWith(tree, tree.list('src/**/*.{ts,tsx}'), `${id}'`).every(({file}) =>
          file.startsWith(`src/demos/${id}/`),
        )
          ? ''
          : undefined,
      at: ({groups: {id = ''}}) => [{file: `src/demos/${id}/index.ts`, line: 1}],
    },
    {
      name: 'component-link-broken',
      says: /is broken/,
      in: '{src/pages,src/product,config}/**/*.{ts,tsx}',
      find: /\bto(?:=|: )["'](?<old>\/docs\/[^"']+)["']/,
      to: '$&-gone',
    },
    {
      name: 'entry-link-broken',
      says: /is broken/,
      in: 'src/data/*/*.yml',
      find: /\bto: (?<old>\/docs\/[a-z-]+)\b/,
      to: '$&-gone',
    },
  ]),
  ...table({in: 'redirects.ts', at: inFile('redirects.ts')}, [
    {
      name: 'redirect-to-nothing',
      checks: 'links, links-from-outside',
      says: /is broken/,
      find: /\bto: '(?<old>\/docs\/[^']+)'\}/,
      to: '$&-gone',
    },
  ]),
  ...table({checks: 'links-from-outside'}, [
    {
      name: 'outside-anchor-removed',
      says: /packages link to/,
      in: 'docs/{renderer/render-media,config}.mdx',
      find: /^#+ [^\n]*(?<old> \{#[\w-]+-\})$/,
      to: '',
    },
  ]),
];
