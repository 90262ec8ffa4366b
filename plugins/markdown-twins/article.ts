/** The colors of a sample are most of an article, and none of its text. */
const withoutColors = (pre: string): string => pre.replace(/<\/?span[^>]*>/g, '');

/**
 * The part of a built page that is its text: from the opening to the closing tag of its article. The
 * navigation around it is most of the file.
 *
 * @throws when the page has no article
 */
export const cutArticle = (html: string): string => {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  if (start < 0 || end < start) {
    throw new Error('The page has no <article>, which contains its text.');
  }
  return html.slice(start, end).replace(/<pre\b[^]*?<\/pre>/g, withoutColors);
};
