import type DocItem from '@theme/DocItem';
import OriginalDocItem from '@theme-original/DocItem';
import {memoByLocation} from '@site/src/components/memo/memoByLocation';

/** Wraps the original: the text of the page that is left isn't rendered again. */
export default memoByLocation(OriginalDocItem as typeof DocItem);
