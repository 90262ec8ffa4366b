import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite, PageEdit} from '../built-pages';
import {contentSheet, isProductPage, productSheet} from './sheets';

/** The link to the sheet that all pages have, minified or not. */
const mainSheet = /<link rel="?stylesheet"? href="?(\/(?:[^">]*\/)?)assets\/css\/styles\.[^">]+"?>/;

/**
 * Adds the link to a page's own sheet behind the link that every page has.
 *
 * @throws when a sheet or a page's link is not where this Docusaurus puts it, so that an upgrade that
 * moves them does not ship pages without style
 */
export const linkSheets = ({outDir, routes}: BuiltSite): PageEdit => {
  const files = readdirSync(path.join(outDir, 'assets/css'));
  const [product, content] = [productSheet, contentSheet].map((sheet) => {
    const file = files.find((name) => name.startsWith(`${sheet}.`));
    if (!file) {
      throw new Error(
        `plugins/page-styles: the build has no assets/css/${sheet}.*.css. Check the cache groups of the plugin.`,
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
        `plugins/page-styles: ${route} has no link to assets/css/styles.*.css. Check how Docusaurus writes it.`,
      );
    }
    return linked;
  };
};
