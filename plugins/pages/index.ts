/** The model of a page. The modules here are cheap to import: they load neither TypeScript nor the Markdown parser. */
export {
  apisOf,
  listDocIds,
  overviewOf,
  packageOf,
  packageOfPage,
  placeOfRoute,
  readDocsPages,
  type ApiReference,
  type DocsPage,
} from './docs';
export {parseFrontMatter, readFrontMatter, type FrontMatter} from './front-matter';
export {docIdOfRoute, fileOfRoute, isPartial, routeOfDocId, routeOfFile} from './routes';
