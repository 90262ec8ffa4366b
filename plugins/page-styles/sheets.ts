/** The style sheet of the home page and the product pages. */
export const productSheet = 'product-styles';

/** The style sheet of docs and posts. */
export const contentSheet = 'content-styles';

/** Styles that each sheet contains, by path. Styles that both kinds of page use stay in the sheet that all pages load. */
export const sheets: Readonly<Record<string, RegExp>> = {
  [productSheet]:
    /[\\/]src[\\/](?:(?:product|pages)[\\/].*|components[\\/](?:AskAi[\\/]pages|search[\\/]Results)\.module)\.css$/,
  [contentSheet]:
    /[\\/](?:theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|Doc|EditThisPage|LastUpdated|TOC|Tag)|src[\\/]components[\\/](?:ApisFilter|BlogList|Compatibility|CopyPage|Filter|lambda|Option|OptionsTable|PageEnd|Questions|SharedFlags|Sidebar|Signature|TableOfContents|Tool|VersionBadge)[\\/]).*\.css$/,
};

/** Whether a route belongs to the pages around the docs. */
export const isProductPage = ({component}: {readonly component: string}): boolean =>
  /^@site\/src\/(?:product|pages)\/|^@theme\/SearchPage$/.test(component);

/** Chunks with this prefix load on demand, together with their styles. */
const onDemand = 'on-demand-';

/** Whether the styles of a chunk belong in the sheets that pages link. */
export const isLinked = ({name}: {readonly name?: string | null | undefined}): boolean =>
  !name?.startsWith(onDemand);
