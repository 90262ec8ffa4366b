import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';
import {
  isInfima,
  replacedByThisSite,
  switchedOff,
  variablesReadElsewhere,
  variablesSetHere,
  whereClassesAreNamed,
} from './content';
import {htmlTags} from './html-tags';

/** The PostCSS plugin that runs PurgeCSS on Infima. */
const unusedInfima = (siteDir: string): PostCssPlugin => {
  const purge = purgeCss({
    content: whereClassesAreNamed(siteDir),
    skippedContentGlobs: replacedByThisSite,
    blocklist: switchedOff,
    variables: true,
    safelist: {standard: [...htmlTags], variables: variablesReadElsewhere(siteDir)},
  }) as PostCssPlugin;
  return {
    postcssPlugin: 'unused-infima',
    // Run before the cascade layers of Docusaurus are added, because PurgeCSS doesn't look inside them.
    Once: async (root, helpers) => {
      if (!isInfima(root.source?.input.file)) {
        return;
      }
      // First, so that variables that only these values use are removed as well.
      const setHere = variablesSetHere(siteDir);
      root.walkRules(/^(?::root|html\[data-theme='dark'\]|\[data-theme='dark'\])$/, (rule) =>
        rule.walkDecls(/^--ifm-/, (decl) => {
          if (setHere.has(decl.prop)) {
            decl.remove();
          }
        }),
      );
      await purge.OnceExit?.(root, helpers);
      // Otherwise, the bundler cache would keep the style sheet when a component starts using a class.
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
 * Removes the styles of Infima components that this site doesn't use (avatars, badges, pills, …), and values
 * that `src/css/tokens.css` replaces. A rule is kept if the theme or `src/` contains its classes. Other style
 * sheets aren't changed.
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
