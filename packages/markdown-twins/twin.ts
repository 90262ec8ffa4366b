import type {TwinPage} from './site-pages';

export const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Resolves the URLs of a page for its twin: they are absolute, so that they work in a copied text, and those of other
 * pages point to their twins.
 *
 * @param origin URL of the site, without a slash at the end
 * @returns for a page, the function from a URL on it to the URL in its twin
 */
export const twinUrls = (origin: string, pages: readonly TwinPage[]) => {
  const twins = new Map(pages.map(({path, twin}) => [withoutSlash(path), twin]));
  return (page: TwinPage) =>
    (link: string): string => {
      const url = new URL(link, origin + page.path);
      if (url.origin !== origin) {
        return link;
      }
      url.pathname = twins.get(withoutSlash(url.pathname)) ?? url.pathname;
      return url.href;
    };
};

/** A line of front matter. The escapes of YAML in double quotes are those of JSON. */
const line = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}\n`;

/** The front matter of a twin. @param url canonical URL of the page */
export const headOf = ({title, description, date, tags, fields}: TwinPage, url: string): string =>
  [
    '---\n',
    line('title', title),
    description ? line('description', description) : '',
    line('url', url),
    date ? `date: ${date}\n` : '',
    tags ? line('tags', tags) : '',
    ...Object.entries(fields).map(([name, value]) => line(name, value)),
    '---\n',
  ].join('');
