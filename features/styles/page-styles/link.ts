import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageEdit} from '@docs-kit/built-pages';
import {contentSheet, isProductPage, productSheet} from './sheets';

/** The link to the style sheet that all pages share, minified or not. */
const mainSheet = /<link rel="?stylesheet"? href="?(\/(?:[^">]*\/)?)assets\/css\/styles\.[^">]+"?>/;

/**
 * Adds a link to the page's own style sheet after the link that all pages have.
 *
 * @throws if a style sheet or link isn't where this Docusaurus version puts it, so that an upgrade can't break
 *   the styles unnoticed
 */
export const linkSheets = ({outDir, routes}: Pick<BuiltSite, 'outDir' | 'routes'>): PageEdit => {
  const files = readdirSync(path.join(outDir, 'assets/css'));
  const [product, content] = [productSheet, contentSheet].map((sheet) => {
    const file = files.find((name) => name.startsWith(`${sheet}.`));
    if (!file) {
      throw new Error(
        `features/styles/page-styles: the build has no assets/css/${sheet}.*.css. Check the cache groups of the plugin.`,
      );
    }
    return file;
  });
  const productPages = new Set(routes.filter(isProductPage).map(({path: route}) => route));
  return (html, route) => {
    const file = productPages.has(route) ? product : content;
    const linked = html.replace(
      mainSheet,
      (link, base: string) => `${link}<link rel=stylesheet href=${base}assets/css/${file}>`,
    );
    if (linked === html) {
      throw new Error(
        'features/styles/page-styles found no link to assets/css/styles.*.css. Compare the plugin with the pages that Docusaurus writes.',
      );
    }
    return linked;
  };
};
