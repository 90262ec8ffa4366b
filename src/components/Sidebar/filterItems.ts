import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {matchesName} from '../../../features/ui/Filter/names';

export interface SidebarMatch {
  readonly label: string;
  readonly href: string;
}

export interface FilteredSidebar {
  readonly items: PropSidebarItem[];
  /** The pages whose name or package matches, in order. */
  readonly matches: readonly SidebarMatch[];
}

const pagesIn = (item: PropSidebarItem): SidebarMatch[] => {
  if (item.type === 'html') {
    return [];
  }
  const own = item.href === undefined ? [] : [{label: item.label, href: item.href}];
  return item.type === 'category' ? [...own, ...item.items.flatMap(pagesIn)] : own;
};

const filterItem = (item: PropSidebarItem, query: string): FilteredSidebar | undefined => {
  if (item.type === 'html') {
    return undefined;
  }
  if (matchesName(item.label, query)) {
    const shown = item.type === 'category' ? {...item, collapsed: false} : item;
    return {items: [shown], matches: pagesIn(item)};
  }
  if (item.type !== 'category') {
    return undefined;
  }
  const {items, matches} = filterItems(item.items, query);
  return matches.length === 0 ? undefined : {items: [{...item, items, collapsed: false}], matches};
};

/**
 * Narrows the items of a sidebar to those whose label contains the query. If the label of a category matches,
 * all of its pages stay. Categories with matches are open.
 */
export const filterItems = (items: readonly PropSidebarItem[], query: string): FilteredSidebar => {
  const filtered = items.flatMap((item) => filterItem(item, query) ?? []);
  return {
    items: filtered.flatMap((each) => each.items),
    matches: filtered.flatMap((each) => each.matches),
  };
};
