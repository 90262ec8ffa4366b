import type {ThemeConfig} from '@docusaurus/preset-classic';
import {external} from './external-links';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Items = NonNullable<Navbar['items']>;

const products: Items = [
  {label: 'Player', to: '/player/'},
  {label: 'Lambda', to: '/lambda/'},
  {label: 'Media Parser', to: '/docs/media-parser'},
  {label: 'WebCodecs', to: '/docs/webcodecs'},
  {label: 'Recorder', to: '/docs/recorder'},
  {label: 'Editor Starter', to: '/docs/editor-starter'},
  {label: 'Timeline', to: '/docs/timeline'},
];

const resources: Items = [
  {label: 'Learn', to: '/learn'},
  {label: 'Resources', to: '/docs/resources'},
  {label: 'Blog', to: '/blog'},
  {label: 'Showcase', to: '/showcase/'},
  {label: 'Convert a video', href: external.convert},
  {label: 'Support', to: '/docs/support'},
];

const commercial: Items = [
  {label: 'License + Pricing', to: '/docs/license'},
  {label: 'Store', href: external.store},
  {label: 'Success Stories', to: '/success-stories'},
  {label: 'Experts', to: '/experts/'},
  {label: 'About us', to: '/about/'},
  {label: 'Investors', to: '/docs/investors'},
  {label: 'Contact us', to: '/contact/'},
];

const iconLinks: Items = [
  {
    href: external.repository,
    className: 'navbar-icon navbar-icon--github',
    'aria-label': 'Code repository on GitHub',
  },
  {
    href: external.discord,
    className: 'navbar-icon navbar-icon--discord',
    'aria-label': 'Chat community on Discord',
  },
  {href: external.x, className: 'navbar-icon navbar-icon--x', 'aria-label': 'Remotion on X'},
].map((item) => ({...item, position: 'right'}));

export const navbar: Navbar = {
  title: 'Remotion',
  hideOnScroll: true,
  logo: {
    alt: 'Remotion home page',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 28,
    height: 28,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'main', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
    {type: 'dropdown', label: 'Products', position: 'left', items: products},
    {type: 'dropdown', label: 'Resources', position: 'left', items: resources},
    {type: 'dropdown', label: 'Commercial', position: 'left', items: commercial},
    ...iconLinks,
  ],
};
