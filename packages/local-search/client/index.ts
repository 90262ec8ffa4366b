/** What other components of a site can use. `index.ts` of the package is for the build. */
export {default as Results} from './Results';
export {maxQueryLength} from './engine/types';
export {isLayerOpen, useBackCloses} from './useBackCloses';
export {usePagedSearch} from './usePagedSearch';
export {useSearchLink, useSearchPath} from './useSearchPath';
