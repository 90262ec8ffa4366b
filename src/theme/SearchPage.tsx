/**
 * Replaces the theme's search page, which asks Algolia alone, names it on a site that does not use it,
 * shows nothing when a search fails, sends no facets, and shows nothing without JavaScript.
 */
export {default} from '@site/src/components/search/SearchPage';
