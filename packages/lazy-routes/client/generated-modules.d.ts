/** Written during the build: title and description of each doc by its ID. */
declare module '@generated/lazy-routes/docs.json' {
  import type {PropVersionDocs} from '@docusaurus/plugin-content-docs';

  const docs: PropVersionDocs;
  export default docs;
}
