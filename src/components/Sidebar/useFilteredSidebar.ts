import {useMemo} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {isFiltering} from '../../../features/ui/Filter/names';
import {filterItems, type SidebarMatch} from './filterItems';
import {useSidebarQuery} from './query';

/** The item of a sidebar that shows its filter, in the form that the theme passes on. */
const filterEntry = (matches: readonly SidebarMatch[] | undefined): PropSidebarItem => ({
  type: 'html',
  value: '',
  defaultStyle: false,
  customProps: {matches},
  className: 'sidebar-filter',
});

export const isFilterEntry = (item: PropSidebarItem): boolean =>
  item.className === 'sidebar-filter';

/** The pages that the filter shows; undefined while it shows all. */
export const matchesOf = ({customProps}: PropSidebarItem): readonly SidebarMatch[] | undefined =>
  customProps?.['matches'] as readonly SidebarMatch[] | undefined;

/**
 * Returns the items of the API sidebar as its filter narrows them, with the filter itself at the top. Other sidebars have
 * no filter.
 */
export const useFilteredSidebar = (
  sidebar: readonly PropSidebarItem[],
): readonly PropSidebarItem[] => {
  const isApi = useDocsSidebar()?.name === 'api';
  const query = useSidebarQuery();
  return useMemo(() => {
    if (!isApi) {
      return sidebar;
    }
    if (!isFiltering(query)) {
      return [filterEntry(undefined), ...sidebar];
    }
    const {items, matches} = filterItems(sidebar, query);
    return [filterEntry(matches), ...items];
  }, [isApi, sidebar, query]);
};
