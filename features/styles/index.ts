import type {Plugin} from '@docusaurus/types';
import constantProperties from './constant-properties';
import firstPaint from './first-paint';
import focusRule from './focus-rule';
import pageStyles from './page-styles';
import unusedInfima from './unused-infima';

export {linkSheets} from './page-styles/link';

/** This site has no PostCSS configuration file, but without this, PostCSS looks for one next to each style sheet. */
const noPostCssFile = (): Plugin => ({
  name: 'no-postcss-file',
  configurePostCss: (options) => ({...options, config: false}),
});

/**
 * What this site does with the styles that pages load:
 *
 * - `constant-properties` replaces custom properties that never change with their values.
 * - `unused-infima` removes the rules of Infima and the style sheets of theme components that no page uses.
 * - `focus-rule` removes a rule of the theme that made each button press slow.
 * - `first-paint` delays the first paint until all HTML has arrived, so that elements don't move.
 * - `page-styles` splits the styles into a sheet for all pages, one for product pages, and one for docs and posts.
 *   `linkSheets` links the page's own sheet in the built HTML.
 *
 * `files.ts` lists the files that the first two search for properties and classes.
 */
export const stylePlugins = [
  // Before `unusedInfima`: a plugin that is registered later processes a style sheet earlier.
  constantProperties,
  unusedInfima,
  focusRule,
  firstPaint,
  noPostCssFile,
  pageStyles,
];
