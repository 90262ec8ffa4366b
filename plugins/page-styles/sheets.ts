/** The sheet of the pages around the docs. */
export const productSheet = 'product-styles';

/** The sheet of docs and posts. */
export const contentSheet = 'content-styles';

/**
 * What each sheet holds, by the file of the style sheet. What both kinds of page use stays in the sheet of
 * all: a page that lacks a sheet at first is drawn again when it comes.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  [productSheet]: /[\\/]src[\\/](?:product|pages)[\\/].*\.css$/,
  [contentSheet]:
    /[\\/](?:theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|Doc|EditThisPage|LastUpdated|TOC|Tag)|src[\\/]components[\\/](?:BlogList|Compatibility|CopyPage|Option|VersionBadge)[\\/]).*\.css$/,
};

/** Whether the component of a route is a page around the docs. */
export const isProductPage = ({component}: {readonly component: string}): boolean =>
  /^@site\/src\/(?:product|pages)\//.test(component);
