import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import site from '../../../docusaurus.config';
import {search} from '../../../features/search';

/**
 * The site's configuration and theme on three pages and the pages of the chat, with what the site itself doesn't turn on:
 * dropdowns of docs versions and languages, and a color mode without a step for the system. The announcement and the
 * services come from the same settings as on the site.
 */
const here = 'tests/e2e/small-site';

const [, {gtag, theme}] = site.presets![0] as [string, Options];

const themeConfig: ThemeConfig = {
  ...(site.themeConfig as ThemeConfig),
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  footer: undefined,
  navbar: {
    title: 'Remotion',
    items: [
      {
        type: 'docsVersionDropdown',
        position: 'left',
        dropdownItemsAfter: [
          {label: 'All versions', href: 'https://github.com/remotion-dev/remotion/releases'},
        ],
      },
      {type: 'localeDropdown', position: 'right'},
    ],
  },
};

const config: Config = {
  ...site,
  markdown: {},
  // The theme's own pages lead to pages of the big site.
  onBrokenLinks: 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {path: `${here}/docs`, sidebarPath: false},
        blog: false,
        pages: {path: `${here}/pages`},
        sitemap: false,
        gtag,
        theme,
      },
    ],
  ],
  plugins: [
    ...search.plugins,
    [
      '@docusaurus/plugin-content-pages',
      {id: 'chat', path: 'src/pages', include: ['ai.tsx', 'ai-embed.tsx']},
    ],
  ],
  themeConfig,
};

export default config;
