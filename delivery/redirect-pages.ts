import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Reads the destination from the page, so that one hash covers all redirect pages. Keeps the fragment of the
 * URL.
 */
const script =
  'location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)';

/**
 * Replaces the scripts in the pages of `@docusaurus/plugin-client-redirects` with a single one. Browsers load
 * such a page if the host doesn't redirect itself.
 *
 * @throws if a page doesn't have the format of this version of the plugin
 */
export const unifyRedirectPages = (outDir: string): void => {
  for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.html')) {
      continue;
    }
    const html = readFileSync(path.join(outDir, file), 'utf8');
    if (!/<meta http-equiv="?refresh/.test(html)) {
      continue;
    }
    const unified = html.replace(
      /<script>\s*window\.location\.href = [^]*?<\/script>/,
      () => `<script>${script}</script>`,
    );
    if (unified === html) {
      throw new Error(
        `delivery/redirect-pages.ts does not recognize the redirect script in ${file}. Compare it with the template of @docusaurus/plugin-client-redirects.`,
      );
    }
    writeFileSync(path.join(outDir, file), unified);
  }
};
