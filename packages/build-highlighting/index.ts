import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {checkOptions} from '@docs-kit/tools/options';
import type {ThemeConfig, UserThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {rules, type Options} from './options';
import {highlightSource, type HighlightedSource} from './sources';

export {isMarked, linesOf, type HighlightedLine} from './client/marked-code';
export {mark, type CodeTheme} from './mark';
export type {Options} from './options';
export {default as rehypeHighlight} from './rehype';
export type {HighlightedSource} from './sources';

const fileHere = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The folder of the client module with which the classic theme adds languages to the highlighter. */
const dirOfClassicTheme = /[\\/]@docusaurus[\\/]theme-classic[\\/]lib$/;

/** @throws if the site has another code theme in dark mode: marks refer to the styles of a single theme */
const requireOneTheme = ({prism}: UserThemeConfig): void => {
  if (prism?.darkTheme && !isDeepStrictEqual(prism.darkTheme, prism.theme)) {
    throw new Error(
      '@docs-kit/build-highlighting supports one code theme for both color modes. Remove `themeConfig.prism.darkTheme`, or set the option `codeBlocks: false`.',
    );
  }
};

/**
 * A Docusaurus plugin that shows code that the build has highlighted, so that the React app contains no highlighter. The
 * code theme and the additional languages are those in `themeConfig.prism`. Also pass `rehypeHighlight` to each plugin
 * that creates pages: it highlights their code blocks.
 *
 * @throws if an option is invalid, or if the site has another code theme in dark mode
 * @example
 * const prism = {theme: themes.vsDark, additionalLanguages: ['bash']};
 * const rehypePlugins = [[rehypeHighlight, prism]];
 * const config = {
 *   presets: [['classic', {docs: {rehypePlugins}, blog: {rehypePlugins}, pages: {rehypePlugins}}]],
 *   plugins: [buildHighlighting()],
 *   themeConfig: {prism},
 * };
 */
export default function buildHighlighting(options: Options = {}): (context: LoadContext) => Plugin {
  checkOptions('build-highlighting', options, rules);
  const {codeBlocks = true, sources = {}} = options;
  return ({siteDir, siteConfig}) => {
    if (codeBlocks) {
      requireOneTheme(siteConfig.themeConfig);
    }
    return {
      name: 'build-highlighting',
      ...(codeBlocks && {
        getThemePath: () => fileHere('theme'),
        configureWebpack: (_config, _isServer, {currentBundler}) => ({
          plugins: [
            new currentBundler.instance.NormalModuleReplacementPlugin(
              /^prism-react-renderer$/,
              (request) => {
                if (dirOfClassicTheme.test(request.context)) {
                  request.request = fileHere('client/noPrism');
                }
              },
            ),
          ],
        }),
      }),
      getPathsToWatch: () => Object.values(sources).map((file) => path.join(siteDir, file)),
      loadContent: async () => {
        // The theme sets its defaults after the plugins are created.
        const {prism} = siteConfig.themeConfig as ThemeConfig;
        const entries = Object.entries(sources).map(
          async ([name, file]) => [name, await highlightSource(siteDir, file, prism)] as const,
        );
        return new Map(await Promise.all(entries));
      },
      contentLoaded: async ({content, actions}) => {
        for (const [name, source] of content as Map<string, HighlightedSource>) {
          await actions.createData(`${name}.json`, source);
        }
      },
    };
  };
}
