import type DocsRoot from '@theme/DocsRoot';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import {memoByLocation} from '@site/src/components/memo/memoByLocation';

/** Wraps the original: the page that is left isn't rendered again. */
export default memoByLocation(OriginalDocsRoot as typeof DocsRoot);
