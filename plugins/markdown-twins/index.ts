import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {fileOfPage} from '../built-pages';
import {twinAddresses} from './addresses';
import {writeFull, writeIndex} from './llms';
import {groupPages} from './site-pages';
import {bodyOf, headOf} from './twin';

const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
};

const readHtml = (outDir: string, page: string): string => {
  const file = fileOfPage(outDir, page);
  if (!file) {
    throw new Error(`plugins/markdown-twins: the build has no HTML for ${page}.`);
  }
  return readFileSync(file, 'utf8');
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
        const html = readHtml(outDir, page.path);
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
