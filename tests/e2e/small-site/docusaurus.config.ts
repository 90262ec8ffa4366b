import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import site from '../../../docusaurus.config';

/**
 * The site's configuration and theme on three pages, with what the site itself does not turn on:
 * dropdowns of docs versions and languages, and a colour mode without a step for the system. The
 * announcement comes from the same setting as on the site. `BROKEN` adds the faulty pages of a folder,
 * `NAVBAR_DOC` a link to a doc.
 */
const here = 'tests/e2e/small-site';
const broken = process.env['BROKEN'];
const navbarDoc = process.env['NAVBAR_DOC'];

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
      ...(navbarDoc ? [{type: 'doc', docId: navbarDoc}] : []),
      {type: 'localeDropdown', position: 'right'},
    ],
  },
};

const config: Config = {
  ...site,
  markdown: {},
  // The theme's own pages lead to pages of the big site.
  onBrokenLinks: broken === 'broken-links' ? site.onBrokenLinks : 'ignore',
  presets: [
    [
      'classic',
      {
        docs: {path: `${here}/docs`, sidebarPath: false},
        blog: false,
        pages: {path: `${here}/pages`},
        sitemap: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/base.css']},
      },
    ],
  ],
  plugins: broken
    ? [
        [
          '@docusaurus/plugin-content-docs',
          {id: broken, path: `${here}/${broken}`, routeBasePath: 'faults', sidebarPath: false},
        ],
      ]
    : [],
  themeConfig,
};

export default config;
