/** The maximum length of a `<title>`. Search results and browser tabs truncate longer titles. */
export const maxTitleLength = 75;

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
