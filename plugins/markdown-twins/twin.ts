import {canonicalPath} from '../../config/canonical-path';
import {cutArticle} from './article';
import type {TwinPage} from './site-pages';
import {toMarkdown} from './to-markdown';

/** A value of YAML in double quotes, whose escapes are those of JSON. */
const line = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}\n`;

/** The front matter of a twin: what the page is, and where. */
export const headOf = ({title, description, path, date, tags}: TwinPage, siteUrl: string): string =>
  [
    '---\n',
    line('title', title),
    line('description', description),
    line('url', siteUrl + canonicalPath(path)),
    date ? `date: ${date}\n` : '',
    tags ? line('tags', tags) : '',
    '---\n',
  ].join('');

/**
 * The text of a page as Markdown, from its title on.
 *
 * @param html the page as the build wrote it
 * @param resolve the address to write for an address of the page
 * @throws when the file is no page with a text, with its path
 */
export const bodyOf = (
  {path}: TwinPage,
  html: string,
  resolve: (address: string) => string,
): string => {
  try {
    return toMarkdown(cutArticle(html), resolve);
  } catch (error) {
    throw new Error(
      `The page ${path} can't be converted to Markdown: ${(error as Error).message}`,
      {
        cause: error,
      },
    );
  }
};
