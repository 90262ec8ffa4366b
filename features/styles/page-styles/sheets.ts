/** The style sheet of the home page and the product pages. */
export const productSheet = 'product-styles';

/** The style sheet of docs and posts. */
export const contentSheet = 'content-styles';

/** The parts of paths whose styles each sheet contains. Styles that both kinds of page use stay in the sheet of all pages. */
export const partsOfSheets: Readonly<Record<string, readonly string[]>> = {
  [productSheet]: [
    'src/product/',
    'src/pages/',
    'src/components/AskAi/pages.',
    'packages/local-search/client/Results.',
    'packages/local-search/theme/SearchPage.',
  ],
  [contentSheet]: [
    ...['Blog', 'Doc', 'TOC', 'Tag'].map((component) => `theme-classic/lib/theme/${component}`),
    ...['BlogList', 'CopyPage', 'Questions', 'Sidebar', 'TableOfContents', 'Tool'].map(
      (component) => `src/components/${component}/`,
    ),
    ...['api-lists', 'compatibility', 'options', 'page-end', 'signatures', 'since'].map(
      (feature) => `features/${feature}/`,
    ),
    'features/ui/Filter/',
  ],
};

/** Matches the paths of style sheets that contain one of these parts. */
export const pathsWith = (parts: readonly string[]): RegExp =>
  new RegExp(
    `[\\\\/](?:${parts.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')}).*\\.css$`,
  );

/** Whether a route belongs to the pages around the docs. */
export const isProductPage = ({component}: {readonly component: string}): boolean =>
  /^@site\/src\/(?:product|pages)\/|^@theme\/SearchPage$/.test(component);

/** Chunks with this prefix load on demand, together with their styles. */
const onDemand = 'on-demand-';

/** Whether the styles of a chunk belong in the sheets that pages link. */
export const isLinked = ({name}: {readonly name?: string | null | undefined}): boolean =>
  !name?.startsWith(onDemand);
