import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Reads its target from the page, so that one hash covers all of them. The address keeps its fragment. */
const script =
  'location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)';

/**
 * Gives the pages of `@docusaurus/plugin-client-redirects` one script in place of one each. Such a page
 * is read where the host does not answer with the redirect itself.
 *
 * @throws when such a page is not as this version of the plugin writes it
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
        `${file} sends readers on in a way that delivery/redirect-pages.ts does not know. Compare it with the template of @docusaurus/plugin-client-redirects.`,
      );
    }
    writeFileSync(path.join(outDir, file), unified);
  }
};
