/** Wraps the original: the dialog has the motif of the site. */
export {default} from '@theme-original/SearchModal';
import '@site/features/search/client/dialog.css';
