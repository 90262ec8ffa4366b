import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem';
import type DocSidebarItemType from '@theme/DocSidebarItem';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import SidebarFilter from '@site/src/components/Sidebar/SidebarFilter';
import {isFilterEntry, matchesOf} from '@site/src/components/Sidebar/useFilteredSidebar';
import {rendersEqually} from '@site/src/components/memo/rendersEqually';

const Original = OriginalDocSidebarItem as typeof DocSidebarItemType;

/** Wraps the original: adds the filter of the API. */
function DocSidebarItem(props: Props) {
  const {item} = props;
  if (isFilterEntry(item)) {
    return <SidebarFilter matches={matchesOf(item)} />;
  }
  // The theme reads `collapsed` only when it renders a category for the first time, and the filter opens categories.
  return (
    <Original key={item.type === 'category' ? `${item.label} ${item.collapsed}` : ''} {...props} />
  );
}

/** Of hundreds of entries, few change from page to page. */
export default memo(DocSidebarItem, rendersEqually(isActiveSidebarItem));
