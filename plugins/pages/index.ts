/**
 * The model of a page: where it is, what its front matter says, and its route. These modules are cheap to import. The
 * Markdown parser is only loaded by `./markdown` (trees), `./headings` and `./fences` (code blocks).
 */
export {apisOf, packageOf, packageOfPage} from './apis';
export {listDocIds, overviewOf, placeOfRoute, readDocsPages, type DocsPage} from './docs';
export {isPage, listPages} from './files';
export {parseFrontMatter, type FrontMatter} from './front-matter';
export {docIdOfRoute, fileOfRoute, isPartial, routeOfDocId, routeOfFile} from './routes';
