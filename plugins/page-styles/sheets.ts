/** The style sheet of the home page and the product pages. */
export const productSheet = 'product-styles';

/** The style sheet of docs and posts. */
export const contentSheet = 'content-styles';

/**
 * The files of each style sheet. Styles that both kinds of pages use stay in the shared style sheet, because a
 * page repaints when a missing style sheet arrives.
 */
export const sheets: Readonly<Record<string, RegExp>> = {
  [productSheet]: /[\\/]src[\\/](?:product|pages)[\\/].*\.css$/,
  [contentSheet]:
    /[\\/](?:theme-classic[\\/]lib[\\/]theme[\\/](?:Blog|Doc|EditThisPage|LastUpdated|TOC|Tag)|src[\\/]components[\\/](?:BlogList|Compatibility|CopyPage|Option|VersionBadge)[\\/]).*\.css$/,
};

/** Whether the component of a route is a home or product page. */
export const isProductPage = ({component}: {readonly component: string}): boolean =>
  /^@site\/src\/(?:product|pages)\//.test(component);
