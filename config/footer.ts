import type {ThemeConfig} from '@docusaurus/preset-classic';
import {brandPage, external} from '../features/site/external-links';

export const footer: NonNullable<ThemeConfig['footer']> = {
  logo: {
    alt: 'Remotion',
    src: 'img/wordmark.svg',
    srcDark: 'img/wordmark-white.svg',
    href: '/',
    width: 141,
    height: 32,
  },
  copyright: `© ${new Date().getFullYear()} Remotion AG`,
  links: [
    {
      title: 'Remotion',
      items: [
        {label: 'Docs', to: '/docs/'},
        {label: 'API reference', to: '/docs/api'},
        {label: 'Player', to: '/player/'},
        {label: 'Lambda', to: '/lambda/'},
        {label: 'Templates', to: '/templates/'},
        {label: 'Learn', to: '/learn'},
        {label: 'Store', href: external.store},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Discord', href: external.discord},
        {label: 'X', href: external.x},
        {label: 'YouTube', href: external.youtube},
        {label: 'LinkedIn', href: external.linkedin},
        {label: 'GitHub', href: external.repository},
        {label: 'Experts', to: '/experts/'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Success stories', to: '/success-stories'},
        {label: 'Changelog', href: external.releases},
        {label: 'Acknowledgements', to: '/docs/acknowledgements'},
        {label: 'License', to: '/docs/license'},
        {label: 'Brand', to: brandPage},
        {label: 'Contact', to: '/contact/'},
      ],
    },
  ],
};
