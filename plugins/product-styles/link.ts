import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The link to the sheet that all pages have, minified or not. */
const mainSheet = /<link rel="?stylesheet"? href="?(\/(?:[^">]*\/)?)assets\/css\/styles\.[^">]+"?>/;

/**
 * Adds the link to the product pages' sheet behind the link that every page has.
 *
 * @param outDir folder of the built site
 * @param routes paths of the pages that need it
 * @throws when the sheet or a page's link is not where this Docusaurus puts it, so that an upgrade that
 * moves them does not ship pages without style
 */
export const linkProductStyles = async (
  outDir: string,
  routes: readonly string[],
): Promise<void> => {
  const sheet = (await readdir(path.join(outDir, 'assets/css'))).find((name) =>
    name.startsWith('product-styles.'),
  );
  if (!sheet) {
    throw new Error(
      'plugins/product-styles: the build has no assets/css/product-styles.*.css. Check the cache group of the plugin.',
    );
  }
  await Promise.all(
    routes.map(async (route) => {
      const file = path.join(outDir, route, 'index.html');
      const html = await readFile(file, 'utf8');
      const linked = html.replace(
        mainSheet,
        (link, base: string) => `${link}<link rel=stylesheet href=${base}assets/css/${sheet}>`,
      );
      if (linked === html) {
        throw new Error(
          `plugins/product-styles: ${route} has no link to assets/css/styles.*.css. Check how Docusaurus writes it.`,
        );
      }
      await writeFile(file, linked);
    }),
  );
};
