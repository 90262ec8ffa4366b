/** The maximum length of a `<title>`. Search results and browser tabs truncate longer titles. */
export const maxTitleLength = 75;

/** The name of the product, for titles that have no room for that of the site. */
export const brand = 'Remotion';

/**
 * Appends the site title to the title of a page, or only the brand if the result would be too long. If neither
 * fits, nothing is appended.
 */
export const formatPageTitle = (
  title: string,
  {siteTitle, brand, delimiter}: Record<'siteTitle' | 'brand' | 'delimiter', string>,
): string => {
  const candidates = [siteTitle, brand].map((suffix) => `${title} ${delimiter} ${suffix}`);
  return candidates.find(({length}) => length <= maxTitleLength) ?? title;
};

/** Removes what `formatPageTitle` appended. */
export const withoutSiteTitle = (
  title: string,
  {siteTitle, brand, delimiter}: Record<'siteTitle' | 'brand' | 'delimiter', string>,
): string => {
  const suffix = [siteTitle, brand]
    .map((name) => ` ${delimiter} ${name}`)
    .find((each) => title.endsWith(each));
  return suffix === undefined ? title : title.slice(0, -suffix.length);
};
