/** The most characters of a `<title>`: search results and browser tabs cut off longer ones. */
export const maxTitleLength = 75;

/**
 * Appends the name of the site to the title of a page: the site title, or the brand if that is too long.
 * A title that leaves no room for either stands alone.
 */
export const formatPageTitle = (
  title: string,
  {siteTitle, brand, delimiter}: Record<'siteTitle' | 'brand' | 'delimiter', string>,
): string => {
  const candidates = [siteTitle, brand].map((suffix) => `${title} ${delimiter} ${suffix}`);
  return candidates.find(({length}) => length <= maxTitleLength) ?? title;
};
