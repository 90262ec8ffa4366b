/**
 * The pages of this site: their files and routes, their places in the sidebars, and what they document. These modules are
 * cheap to import. `./markdown` loads the Markdown parser.
 */
export {listDocIds, overviewOf, placeOfRoute, readDocsPages, type DocsPage} from './docs';
export {isPage, listPages} from './files';
export {packageOfPage} from './package';
export {docIdOfRoute, fileOfRoute, routeOfDocId, routeOfFile} from './routes';
