import type DocsRoot from '@theme/DocsRoot';
import OriginalDocsRoot from '@theme-original/DocsRoot';
import {onNewLocation} from '@site/src/components/redrawing/onNewLocation';

/** Wraps the original: the page that is left is not drawn again. */
export default onNewLocation(OriginalDocsRoot as typeof DocsRoot);
