import type {ThemeConfig} from '@docusaurus/preset-classic';
import {external} from '../features/site/external-links';

type Navbar = NonNullable<ThemeConfig['navbar']>;
type Items = NonNullable<Navbar['items']>;

/** A link that is also active on the pages below its address. */
const area = (label: string, to: string): Items[number] => ({
  label,
  to,
  activeBasePath: to.replace(/\/$/, ''),
});

const products: Items = [
  area('Player', '/player/'),
  area('Lambda', '/lambda/'),
  {label: 'Media Parser', to: '/docs/media-parser'},
  {label: 'WebCodecs', to: '/docs/webcodecs'},
  {label: 'Recorder', to: '/docs/recorder'},
  {label: 'Editor Starter', to: '/docs/editor-starter'},
  {label: 'Timeline', to: '/docs/timeline'},
];

const resources: Items = [
  area('Learn', '/learn'),
  {label: 'Resources', to: '/docs/resources'},
  area('Blog', '/blog'),
  area('Showcase', '/showcase/'),
  {label: 'Convert a video', href: external.convert},
  {label: 'Support', to: '/docs/support'},
];

const commercial: Items = [
  {label: 'License + Pricing', to: '/docs/license'},
  {label: 'Store', href: external.store},
  area('Success Stories', '/success-stories'),
  area('Experts', '/experts/'),
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
