import type MDXPage from '@theme/MDXPage';
import OriginalMDXPage from '@theme-original/MDXPage';
import {onNewLocation} from '@site/src/components/redrawing/onNewLocation';

/** Wraps the original: the page that is left is not drawn again. */
export default onNewLocation(OriginalMDXPage as typeof MDXPage);
