import type {BuiltSite, PageReader} from '@docs-kit/built-pages';
import {checkOptions} from '@docs-kit/tools/options';
import {writeFull, writeIndex} from './llms';
import {rules, type TwinsOptions} from './options';
import {groupPages, type TwinPage} from './site-pages';
import {toMarkdown} from './to-markdown';
import {headOf, twinUrls, withoutSlash} from './twin';

export {label, simplify, type Rule} from './simplify';
export {toMarkdown} from './to-markdown';
export type {TwinsOptions} from './options';

/**
 * Returns a reader for `packages/built-pages` that creates a Markdown twin of docs pages and posts, and the files
 * `llms.txt` and `llms-full.txt`. The twins are generated from the built pages, so that they contain what the components
 * on a page show.
 *
 * The build fails if the text of a page isn't where the theme puts it, or if a sidebar doesn't exist.
 *
 * @throws if an option is invalid
 */
export const markdownTwins = (options: TwinsOptions) => {
  checkOptions('markdown-twins', options, rules, ['sidebars']);
  return ({
    baseUrl,
    plugins,
    siteConfig: {url, title, tagline},
  }: Pick<BuiltSite, 'baseUrl' | 'plugins' | 'siteConfig'>): PageReader => {
    const groups = groupPages(plugins, baseUrl, options);
    const pages = groups.flatMap((group) => group.pages);
    const pagesByPath = new Map(pages.map((page) => [withoutSlash(page.path), page]));
    const urlsOf = twinUrls(url, pages);
    const texts = new Map<TwinPage, string>();
    return {
      read: ({route, head, main}) => {
        const page = pagesByPath.get(withoutSlash(route));
        if (page) {
          const canonical = head.links.get('canonical') ?? url + page.path;
          texts.set(
            page,
            `${headOf(page, canonical)}\n${toMarkdown(main, urlsOf(page), options.rules)}`,
          );
        }
      },
      files: () => {
        const site = {
          origin: url,
          baseUrl,
          title: options.title ?? title,
          tagline,
          intro: options.intro,
        };
        const twins = pages.map((page) => {
          const text = texts.get(page);
          if (text === undefined) {
            throw new Error(`markdown-twins: the build has no HTML for ${page.path}.`);
          }
          return [page.twin.slice(baseUrl.length), text] as const;
        });
        const full = twins.map(([, text]) => text);
        return new Map([
          ...twins,
          ['llms.txt', writeIndex(site, groups)],
          ['llms-full.txt', writeFull(site, full)],
        ]);
      },
    };
  };
};
