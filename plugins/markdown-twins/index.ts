import type {BuiltSite, PageReader} from '../built-pages';
import {twinAddresses} from './addresses';
import {writeFull, writeIndex} from './llms';
import {groupPages} from './site-pages';
import {toMarkdown} from './to-markdown';
import {headOf} from './twin';

/**
 * Gives every docs page and post a twin in Markdown, at its address with `.md`, and the site the files
 * `llms.txt` and `llms-full.txt`. They are made of the built pages, so that they hold what the components
 * on a page show. `src/components/CopyPage` leads to them.
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
