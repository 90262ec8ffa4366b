import {memo} from 'react';
import type DocSidebar from '@theme/DocSidebar';
import OriginalDocSidebar from '@theme-original/DocSidebar';

/** Wraps the original: the sidebar of the page that is left is not drawn again. */
export default memo(OriginalDocSidebar as typeof DocSidebar);
