import type {PageEdit} from '@docs-kit/built-pages';

const link = /(<a [^>]*\bclass=hash-link aria-label=("[^"]*"|[^\s>]+)) title=\2/g;

/**
 * Removes the titles of the links beside headings. They repeat the names of these links, which takes up to 0.6 kB of a page with
 * gzip, and Docusaurus has no setting for them.
 *
 * @throws if such a link has a title that differs from its name
 */
export const removeTitles = (): PageEdit => (html) => {
  const edited = html.replace(link, '$1');
  const left = /<a [^>]*\bhash-link\b[^>]* title=[^>]*>/.exec(edited)?.[0];
  if (left !== undefined) {
    throw new Error(
      `features/titles/heading-links.ts can’t remove the title of ${left}. Compare it with the theme’s Heading component.`,
    );
  }
  return edited;
};
