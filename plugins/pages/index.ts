/** The model of a page. The modules here are cheap to import: they load neither TypeScript nor the Markdown parser. */
export {listDocIds, readDocsPage, type DocsPage} from './docs';
export {parseFrontMatter, readFrontMatter, type FrontMatter} from './front-matter';
export {docIdOfRoute, fileOfRoute, isPartial, routeOfDocId, routeOfFile} from './routes';
