import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {twinAddresses} from './addresses';
import {writeFull, writeIndex} from './llms';
import {groupPages} from './site-pages';
import {bodyOf, headOf} from './twin';

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
};

/** The file of a page: which of the two it is depends on `trailingSlash` of the config. */
const htmlFileOf = (outDir: string, pagePath: string): string => {
  const folder = path.join(outDir, pagePath, 'index.html');
  return existsSync(folder) ? folder : `${path.join(outDir, pagePath).replace(/\/$/, '')}.html`;
};

/**
 * Gives every docs page and post a twin in Markdown, at its address with `.md`, and the site the files
 * `llms.txt` and `llms-full.txt`. They are made of the built pages, so that they hold what the components
 * on a page show. `src/components/CopyPage` leads to them.
 */
export default function markdownTwinsPlugin(): Plugin {
  return {
    name: 'markdown-twins',
    postBuild: async ({outDir, plugins, siteConfig, siteVersion = ''}) => {
      const {url, title, tagline} = siteConfig;
      const groups = groupPages(plugins);
      const pages = groups.flatMap((group) => group.pages);
      const addressesOf = twinAddresses(url, pages);
      const twins = pages.map((page) => {
        const html = readFileSync(htmlFileOf(outDir, page.path), 'utf8');
        const twin = `${headOf(page, url)}\n${bodyOf(page, html, addressesOf(page))}`;
        write(path.join(outDir, page.twin), twin);
        return twin;
      });
      const site = {url, title, tagline, version: siteVersion};
      write(path.join(outDir, 'llms.txt'), writeIndex(site, groups));
      write(path.join(outDir, 'llms-full.txt'), writeFull(site, twins));
    },
  };
}
