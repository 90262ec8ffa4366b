import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {
  isInfima,
  neverRendered,
  removeReplacedVariables,
  sheetsNeverUsed,
  switchedOff,
  variablesReadElsewhere,
  whereClassesAreNamed,
} from './content';
import {htmlTags} from './html-tags';

const posix = (file: string): string => file.split(path.sep).join('/');

/** The PostCSS plugin: PurgeCSS for Infima, and nothing left of the sheets of components that are never rendered. */
const unusedInfima = (siteDir: string): PostCssPlugin => {
  const purge = purgeCss({
    content: whereClassesAreNamed(siteDir),
    skippedContentGlobs: neverRendered,
    blocklist: switchedOff,
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
      // First, so that what only these values read goes as well.
      removeReplacedVariables(root, siteDir);
      await purge.OnceExit?.(root, helpers);
      // All supported browsers have `scrollbar-width`, which Infima sets as well.
      root.walkRules(/::-webkit-scrollbar/, (rule) => void rule.remove());
      // Without this the bundler's cache would keep the sheet when a component begins to use a class.
      for (const dir of ['src', 'config']) {
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
 * Removes styles that no page uses: rules of Infima whose classes neither the theme nor `src/` names
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
