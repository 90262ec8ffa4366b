import {describe, expect, it} from 'vitest';
import type {Delivery} from './headers';
import {headersOf, siteHeaders} from './headers';
import {policy} from './testing/fixtures';

const delivery: Delivery = {
  siteUrl: 'https://www.example.com',
  twins: [],
  headers: siteHeaders(policy, true),
  redirects: [],
};

const page = {
  'Content-Security-Policy': policy,
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'X-Robots-Tag': undefined,
  Link: undefined,
};
const file = {...page, 'Content-Security-Policy': undefined, 'X-Frame-Options': undefined};
const embeddable = {
  ...page,
  'Content-Security-Policy': `${policy}; frame-ancestors *`,
  'X-Frame-Options': undefined,
};
const twin = {
  'Content-Security-Policy': undefined,
  'X-Robots-Tag': 'noindex',
  Link: '<https://www.example.com/docs/spring>; rel="canonical"',
};
const collection = {'X-Robots-Tag': 'noindex', Link: undefined};

describe('headersOf()', () => {
  it.each<[pathname: string, expected: Readonly<Record<string, string | undefined>>]>([
    ['/', page],
    ['/docs/spring', page],
    ['/docs/spring/', page],
    ['/docs/spring/index.html', page],
    ['/404.html', page],
    // Its name only starts with the name of an embeddable page.
    ['/ai-embedded', page],
    ['/ai-embed', embeddable],
    ['/ai-embed/', embeddable],
    ['/ai-embed/index.html', embeddable],
    ['/robots.txt', file],
    ['/img/logo.svg', file],
    ['/favicon.ico', file],
    ['/blog/rss.xml', file],
    ['/assets/js/main.0a1b2c3d.js', {'Cache-Control': 'public, max-age=31536000, immutable'}],
    ['/docs/spring.md', twin],
    ['/docs.md', {Link: '<https://www.example.com/docs>; rel="canonical"'}],
    ['/llms.txt', collection],
    ['/llms-full.txt', collection],
  ])('of %s', (pathname, expected) => {
    expect({...expected, ...headersOf(delivery, pathname)}).toMatchObject(expected);
  });

  it.each(['/docs/gone.md', '/assets/js/gone.0a1b2c3d.js'])(
    'of %s, which does not exist, are those of the not-found page',
    (pathname) => {
      expect({...page, ...headersOf(delivery, pathname, false)}).toMatchObject(page);
    },
  );
});
