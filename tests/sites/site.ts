import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {themes} from 'prism-react-renderer';
import {DOCUSAURUS_VERSION} from '@docusaurus/utils';

// Docusaurus 3.10 renamed the setting.
const faster = Number(DOCUSAURUS_VERSION.split('.')[1]) < 10 ? 'experimental_faster' : 'faster';

/** The preset of both sites. */
export const preset: Options = {
  docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'},
  blog: {onUntruncatedBlogPosts: 'ignore'},
  pages: false,
};

/** A site with the content of this folder, as `create-docusaurus` configures it. */
export const config = {
  title: 'Kettle',
  url: 'https://kettle.example',
  baseUrl: '/',
  onBrokenAnchors: 'throw',
  future: {v4: true, [faster]: true},
  presets: [['classic', preset]],
  themeConfig: {
    navbar: {
      title: 'Kettle',
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs'},
        {to: '/blog', label: 'Blog'},
      ],
    },
    prism: {theme: themes.vsDark, additionalLanguages: ['bash', 'diff', 'powershell']},
  },
} satisfies Config;
