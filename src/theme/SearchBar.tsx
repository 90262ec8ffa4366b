/**
 * Replaces the theme's search bar, which imports its button from the same file as the dialog and so
 * puts all of DocSearch (33 kB compressed) into the first load of every page, and which connects to
 * Algolia on every page whether the site uses it or not.
 */
export {default} from '@site/src/components/search/SearchBar';
