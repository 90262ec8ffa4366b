import type MDXPage from '@theme/MDXPage';
import OriginalMDXPage from '@theme-original/MDXPage';
import {memoByLocation} from '@site/src/components/memo/memoByLocation';

/** Wraps the original: the page that is left isn't rendered again. */
export default memoByLocation(OriginalMDXPage as typeof MDXPage);
