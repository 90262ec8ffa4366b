import {memo} from 'react';
import type {Props} from '@theme/DocSidebar';
import type DocSidebarType from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-original/DocSidebar';
import {useFilteredSidebar} from '@site/src/components/Sidebar/useFilteredSidebar';
import {useSidebarScroll} from '@site/src/components/Sidebar/useSidebarScroll';

const Original = OriginalDocSidebar as typeof DocSidebarType;

/** Wraps the original: the API has a filter, and the sidebar keeps its scroll position. */
function DocSidebar(props: Props) {
  const sidebar = useFilteredSidebar(props.sidebar);
  useSidebarScroll(props.path);
  return <Original {...props} sidebar={sidebar} />;
}

/** The sidebar of the page that the reader leaves isn't rendered again. */
export default memo(DocSidebar);
