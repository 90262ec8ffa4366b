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

/** The PostCSS plugin: PurgeCSS for the one sheet that is a whole framework. */
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
    // At the first chance: after docusaurus's cascade layers PurgeCSS does not see into the sheet.
    Once: async (root, helpers) => {
      if (!isInfima(root.source?.input.file)) {
        return;
      }
      // First, so that what only these values read goes as well.
      const setHere = variablesSetHere(siteDir);
      root.walkRules(/^(?::root|html\[data-theme='dark'\]|\[data-theme='dark'\])$/, (rule) =>
        rule.walkDecls(/^--ifm-/, (decl) => {
          if (setHere.has(decl.prop)) {
            decl.remove();
          }
        }),
      );
      await purge.OnceExit?.(root, helpers);
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
 * Leaves out of the style sheet what Infima has for components that this site does not use (avatars,
 * badges, pills, …) and values that `src/css/tokens.css` replaces. A rule stays when its classes are named in the theme or in `src/`; rules of other
 * style sheets are not touched.
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
