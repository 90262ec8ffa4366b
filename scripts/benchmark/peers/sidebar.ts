import {createRequire} from 'node:module';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import escapeHtml from 'escape-html';

/** The sidebars of this site, by name. */
export type Sidebars = Readonly<Record<string, readonly SidebarItemConfig[]>>;

/** The sidebars of `sidebars.ts`, a module of CommonJS. */
export const loadSidebars = (): Sidebars =>
  (createRequire(import.meta.url)('../../../sidebars') as {default: Sidebars}).default;

/** An entry of a sidebar, as both peers have it: a page, or a group of entries. */
type Entry =
  | {readonly label: string; readonly route: string}
  | {readonly label: string; readonly landing?: string; readonly entries: readonly Entry[]};

/** @throws when the sidebar has an item of a kind that sidebars.ts does not make */
const toEntry = (item: SidebarItemConfig, routeOf: (id: string) => string): Entry => {
  if (typeof item === 'object' && 'id' in item && (item.type === 'doc' || item.type === 'ref')) {
    return {label: item.label ?? item.id, route: routeOf(item.id)};
  }
  if (typeof item === 'object' && item.type === 'category' && Array.isArray(item.items)) {
    const {label, link, items} = item;
    return {
      label,
      ...(link?.type === 'doc' && {landing: routeOf(link.id)}),
      entries: items.map((each) => toEntry(each, routeOf)),
    };
  }
  throw new Error(`The sidebar has an item that no peer is given: ${JSON.stringify(item)}`);
};

/** VitePress sets labels as HTML, and lets a group be a link. */
const forVitePress = (entry: Entry): object =>
  'entries' in entry
    ? {
        text: escapeHtml(entry.label),
        link: entry.landing,
        collapsed: true,
        items: entry.entries.map(forVitePress),
      }
    : {text: escapeHtml(entry.label), link: entry.route};

/** A group of Starlight is no link, so the page that it would lead to is its first. */
const forStarlight = (entry: Entry): object =>
  'entries' in entry
    ? {
        label: entry.label,
        collapsed: true,
        items: [
          ...(entry.landing === undefined
            ? []
            : [{label: entry.label, slug: entry.landing.slice(1)}]),
          ...entry.entries.map(forStarlight),
        ],
      }
    : {label: entry.label, slug: entry.route.slice(1)};

const toEntries = (
  sidebars: Sidebars,
  routeOf: (id: string) => string,
): [name: string, entries: Entry[]][] =>
  Object.entries(sidebars).map(([name, items]) => [
    name,
    items.map((item) => toEntry(item, routeOf)),
  ]);

/**
 * The sidebars of this site, as the configuration of VitePress has them: by the beginning of the paths.
 *
 * @param routeOf path of a page there, by its id
 */
export const vitePressSidebar = (sidebars: Sidebars, routeOf: (id: string) => string): object =>
  Object.fromEntries(
    toEntries(sidebars, routeOf).map(([name, entries]) => [
      `/docs/${name}/`,
      entries.map(forVitePress),
    ]),
  );

/**
 * The sidebars of this site, as the configuration of Starlight has them: groups of one sidebar, of which
 * `own-sidebar.mjs` of its template shows one.
 *
 * @param routeOf path of a page there, by its id
 */
export const starlightSidebar = (sidebars: Sidebars, routeOf: (id: string) => string): object =>
  toEntries(sidebars, routeOf).map(([label, entries]) => ({
    label,
    items: entries.map(forStarlight),
  }));
