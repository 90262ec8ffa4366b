import type DocItem from '@theme/DocItem';
import OriginalDocItem from '@theme-original/DocItem';
import {onNewLocation} from '@site/src/components/redrawing/onNewLocation';

/** Wraps the original: the text of the page that is left is not drawn again. */
export default onNewLocation(OriginalDocItem as typeof DocItem);
