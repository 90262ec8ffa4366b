import {createRequire} from 'node:module';
import type {SidebarItemConfig} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import escapeHtml from 'escape-html';

export type Sidebars = Readonly<Record<string, readonly SidebarItemConfig[]>>;

/** Loads `sidebars.ts`, which is a CommonJS module. */
export const loadSidebars = (): Sidebars =>
  (createRequire(import.meta.url)('../../../sidebars') as {default: Sidebars}).default;

/** An entry of a sidebar in the format of both peers: a page or a group of entries. */
type Entry =
  | {readonly label: string; readonly route: string}
  | {readonly label: string; readonly landing?: string; readonly entries: readonly Entry[]};

/** @throws if the sidebar has a type of item that sidebars.ts doesn't generate */
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
  throw new Error(
    `The benchmark does not support this sidebar item: ${JSON.stringify(item)}. Add it to scripts/benchmark/peers/sidebar.ts.`,
  );
};

/** VitePress renders labels as HTML, and groups can be links. */
const forVitePress = (entry: Entry): object =>
  'entries' in entry
    ? {
        text: escapeHtml(entry.label),
        link: entry.landing,
        collapsed: true,
        items: entry.entries.map(forVitePress),
      }
    : {text: escapeHtml(entry.label), link: entry.route};

/** In Starlight, a group can't be a link, so its page becomes the first entry of the group. */
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
 * Converts the sidebars to the configuration of VitePress: by the start of the paths.
 *
 * @param routeOf returns the path of a page at the peer for its ID
 */
export const vitePressSidebar = (sidebars: Sidebars, routeOf: (id: string) => string): object =>
  Object.fromEntries(
    toEntries(sidebars, routeOf).map(([name, entries]) => [
      `/docs/${name}/`,
      entries.map(forVitePress),
    ]),
  );

/**
 * Converts the sidebars to the configuration of Starlight: groups of one sidebar. `own-sidebar.mjs` in the
 * template shows one of them.
 *
 * @param routeOf returns the path of a page at the peer for its ID
 */
export const starlightSidebar = (sidebars: Sidebars, routeOf: (id: string) => string): object =>
  toEntries(sidebars, routeOf).map(([label, entries]) => ({
    label,
    items: entries.map(forStarlight),
  }));
