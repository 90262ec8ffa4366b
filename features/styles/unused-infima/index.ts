import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {absolute, codeWithClasses, watchedFolders} from '../files';
import {
  isInfima,
  neverRendered,
  removeReplacedVariables,
  sheetsNeverUsed,
  unusedClasses,
  variablesReadElsewhere,
} from './content';
import {htmlTags} from './html-tags';

const posix = (file: string): string => file.split(path.sep).join('/');

/** A PostCSS plugin that runs PurgeCSS on Infima, and empties the sheets of components that are never rendered. */
const unusedInfima = (siteDir: string): PostCssPlugin => {
  const purge = purgeCss({
    content: absolute(siteDir, codeWithClasses),
    skippedContentGlobs: neverRendered,
    blocklist: unusedClasses,
    variables: true,
    safelist: {standard: [...htmlTags], variables: variablesReadElsewhere(siteDir)},
  }) as PostCssPlugin;
  const unusedSheets = sheetsNeverUsed(siteDir);
  return {
    postcssPlugin: 'unused-infima',
    // Run before the cascade layers of Docusaurus are added, because PurgeCSS doesn't look inside them.
    Once: async (root, helpers) => {
      const {file = ''} = root.source?.input ?? {};
      if (unusedSheets.has(posix(file))) {
        root.removeAll();
      }
      if (!isInfima(file)) {
        return;
      }
      // First, so that PurgeCSS also removes variables that only these values read.
      removeReplacedVariables(root, siteDir);
      await purge.OnceExit?.(root, helpers);
      // All supported browsers have `scrollbar-width`, which Infima sets as well.
      root.walkRules(/::-webkit-scrollbar/, (rule) => void rule.remove());
      // Without this, the bundler's cache would keep the sheet if a component starts to use a class.
      for (const dir of watchedFolders) {
        helpers.result.messages.push({
          type: 'dir-dependency',
          plugin: 'unused-infima',
          dir: path.join(siteDir, dir),
        });
      }
    },
  };
};

/**
 * Removes styles that no page uses: rules of Infima whose classes neither the theme nor this site names
 * (avatars, badges, pills), values that `src/css/tokens.css` replaces, and the sheets of theme components
 * that are never rendered.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configurePostCss
 */
export default function unusedInfimaPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'unused-infima',
    configurePostCss: (options) => ({
      ...options,
      plugins: [unusedInfima(siteDir), ...options.plugins],
    }),
  };
}
