import {memo} from 'react';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type DocSidebarItem from '@theme/DocSidebarItem';
import OriginalDocSidebarItem from '@theme-original/DocSidebarItem';
import {isDrawnAlike} from '@site/src/components/redrawing/isDrawnAlike';

/** Wraps the original: of hundreds of entries, few change from page to page. */
export default memo(
  OriginalDocSidebarItem as typeof DocSidebarItem,
  isDrawnAlike(isActiveSidebarItem),
);
