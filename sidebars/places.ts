import {api} from './api';
import {guide} from './guide';
import {recorder} from './recorder';
import type {Tree} from './tree';

/** The trees by the ID of their sidebar. */
export const trees = {main: guide, api, recorder} as const satisfies Record<string, Tree>;

export type SidebarId = keyof typeof trees;

/** What readers call the sidebars. */
export const sidebarNames: Readonly<Record<SidebarId, string>> = {
  main: 'Guide',
  api: 'API reference',
  recorder: 'Recorder',
};

/** Where a page belongs. */
export interface Place {
  readonly id: string;
  readonly sidebar: SidebarId;
  /** The labels of the categories above the page, outermost first. A page that opens with a category is in it. */
  readonly categories: readonly string[];
}

/** Lists the pages of the trees in their order. Cross-links aren't listed. */
export const listPlaces = (of: Readonly<Partial<Record<SidebarId, Tree>>> = trees): Place[] => {
  const walk = (sidebar: SidebarId, items: Tree, categories: readonly string[]): Place[] =>
    items.flatMap((item) => {
      if (typeof item === 'string') {
        return [{id: item, sidebar, categories}];
      }
      if (item.type !== 'category') {
        return [];
      }
      const inner = [...categories, item.label];
      return [
        ...(item.link ? [{id: item.link.id, sidebar, categories: inner}] : []),
        ...walk(sidebar, item.items, inner),
      ];
    });
  return (Object.entries(of) as [SidebarId, Tree][]).flatMap(([sidebar, items]) =>
    walk(sidebar, items, []),
  );
};
