import {canonicalPath} from '../../config/canonical-path';
import type {BuiltSite, PageReader} from '../built-pages';
import {writeFull, writeIndex} from './llms';
import {groupPages, type TwinPage} from './site-pages';
import {toMarkdown} from './to-markdown';

/**
 * Creates a Markdown twin of every docs page and post, at its URL with `.md`, and the files `llms.txt` and
 * `llms-full.txt`. They are generated from the built pages, so that they contain what the components on a page show.
 * `src/components/CopyPage` links to them.
 */
export const markdownTwins = ({
  plugins,
  siteConfig: {url, title, tagline},
  siteVersion = '',
}: Pick<BuiltSite, 'plugins' | 'siteConfig' | 'siteVersion'>): PageReader => {
  const groups = groupPages(plugins);
  const pages = new Map(
    groups.flatMap((group) => group.pages.map((page) => [page.path, page] as const)),
  );
  const addressesOf = twinAddresses(url, [...pages.values()]);
  const texts = new Map<string, string>();
  return {
    read: ({route, main}) => {
      const page = pages.get(route);
      if (page) {
        texts.set(route, `${headOf(page, url)}\n${toMarkdown(main, addressesOf(page))}`);
      }
    },
    files: () => {
      const site = {url, title, tagline, version: siteVersion};
      const twins = [...pages.values()].map(({path, twin}) => {
        const text = texts.get(path);
        if (text === undefined) {
          throw new Error(`plugins/markdown-twins: the build has no HTML for ${path}.`);
        }
        return [twin, text] as const;
      });
      return new Map([
        ...twins,
        ['llms.txt', writeIndex(site, groups)],
        [
          'llms-full.txt',
          writeFull(
            site,
            twins.map(([, text]) => text),
          ),
        ],
      ]);
    },
  };
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/**
 * Resolves the URLs of a page for its twin: they are absolute, so that they work in a copied text, and those of other
 * pages point to their twins.
 *
 * @param siteUrl origin of the site, without a slash at the end
 * @returns for a page, the function from a URL on it to the URL in its twin
 */
export const twinAddresses = (siteUrl: string, pages: readonly TwinPage[]) => {
  const twins = new Map(pages.map(({path, twin}) => [withoutSlash(path), twin]));
  return (page: TwinPage) =>
    (address: string): string => {
      const url = new URL(address, siteUrl + page.path);
      if (url.origin !== siteUrl) {
        return address;
      }
      url.pathname = twins.get(withoutSlash(url.pathname)) ?? url.pathname;
      return url.href;
    };
};

/** A line of front matter. The escapes of YAML in double quotes are those of JSON. */
const line = (name: string, value: unknown): string => `${name}: ${JSON.stringify(value)}\n`;

/** The front matter of a twin. */
export const headOf = (
  {title, description, path, date, tags, asked}: TwinPage,
  siteUrl: string,
): string =>
  [
    '---\n',
    line('title', title),
    line('description', description),
    line('url', siteUrl + canonicalPath(path)),
    date ? `date: ${date}\n` : '',
    tags ? line('tags', tags) : '',
    asked ? line('asked', asked) : '',
    '---\n',
  ].join('');
