import type {Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

/** The sheet of the theme with one rule: no outline without the class that a key puts on `<body>`. */
const sheet = /@docusaurus\/theme-common\/lib\/hooks\/styles\.css$/;

/** Empties that sheet. */
export const withoutFocusRule: PostCssPlugin = {
  postcssPlugin: 'focus-rule',
  Once: (root) => {
    if (sheet.test(root.source?.input.file?.replaceAll('\\', '/') ?? '')) {
      root.removeAll();
    }
  },
};

/**
 * Leaves out a rule of the theme for browsers without `:focus-visible`, by which `src/css` draws outlines. The
 * rule may concern any element, so that the press of a button and the visit of a page each made the
 * browser find the styles of the whole document again.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configurePostCss
 */
export default function focusRulePlugin(): Plugin {
  return {
    name: 'focus-rule',
    configurePostCss: (options) => ({...options, plugins: [withoutFocusRule, ...options.plugins]}),
  };
}
