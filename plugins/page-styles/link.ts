import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The link to the sheet that all pages have, minified or not. */
const mainSheet = /<link rel="?stylesheet"? href="?(\/(?:[^">]*\/)?)assets\/css\/styles\.[^">]+"?>/;

/** A page and the sheet that it needs besides. */
export interface SheetOfPage {
  readonly path: string;
  /** The name of its chunk. */
  readonly sheet: string;
}

/** The page of a route, or none: a layout that only nests other routes has no page. */
const pageOf = (outDir: string, route: string): string | undefined =>
  [path.join(outDir, route, 'index.html'), path.join(outDir, route)].find(
    (file) => file.endsWith('.html') && existsSync(file),
  );

/**
 * Adds the link to a page's own sheet behind the link that every page has.
 *
 * @param outDir folder of the built site
 * @throws when a sheet or a page's link is not where this Docusaurus puts it, so that an upgrade that
 * moves them does not ship pages without style
 */
export const linkSheets = async (outDir: string, pages: readonly SheetOfPage[]): Promise<void> => {
  const files = await readdir(path.join(outDir, 'assets/css'));
  const fileOf = new Map(
    pages.map(({sheet}) => [sheet, files.find((name) => name.startsWith(`${sheet}.`))]),
  );
  for (const [sheet, file] of fileOf) {
    if (!file) {
      throw new Error(
        `plugins/page-styles: the build has no assets/css/${sheet}.*.css. Check the cache groups of the plugin.`,
      );
    }
  }
  await Promise.all(
    pages.map(async ({path: route, sheet}) => {
      const file = pageOf(outDir, route);
      if (!file) {
        return;
      }
      const html = await readFile(file, 'utf8');
      const linked = html.replace(
        mainSheet,
        (link, base: string) =>
          `${link}<link rel=stylesheet href=${base}assets/css/${fileOf.get(sheet)}>`,
      );
      if (linked === html) {
        throw new Error(
          `plugins/page-styles: ${route} has no link to assets/css/styles.*.css. Check how Docusaurus writes it.`,
        );
      }
      await writeFile(file, linked);
    }),
  );
};
