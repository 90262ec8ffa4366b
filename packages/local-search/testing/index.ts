/** What tests of a site with this search need. */
export {buildIndexFiles} from '../build-index';
export {toObject} from '../upload';
export {AlgoliaStandIn} from './algolia-stand-in';
export {recordsOf, sources} from './fixtures';
