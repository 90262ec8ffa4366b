import {describe, expect, it} from 'vitest';
import type {Delivery} from '../../../delivery/describe';
import {headersOf, siteHeaders} from '../../../delivery/headers';
import {policy} from './fixtures';

const headers = siteHeaders(policy, true);
const delivery: Delivery = {
  siteUrl: 'https://www.example.com',
  twins: [],
  headers,
  redirects: [],
};

describe('the response to', () => {
  it.each(['/', '/docs/spring', '/docs/spring/', '/docs/spring/index.html', '/404.html'])(
    'the page %s carries the policy, and is asked for anew each time',
    (pathname) => {
      expect(headersOf(delivery, pathname)).toMatchObject({
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      });
    },
  );

  it.each(['/assets/js/main.0a1b2c3d.js', '/img/logo.svg', '/docs/spring.md', '/blog/rss.xml'])(
    '%s, which is no page, carries no policy',
    (pathname) => {
      const answer = headersOf(delivery, pathname);
      expect(Object.keys(answer)).not.toContain('Content-Security-Policy');
      expect(answer['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('a Markdown twin links to its page and has noindex', () => {
    expect(headersOf(delivery, '/docs/spring.md')).toMatchObject({
      'X-Robots-Tag': 'noindex',
      Link: '<https://www.example.com/docs/spring>; rel="canonical"',
    });
    expect(headersOf(delivery, '/docs.md').Link).toBe(
      '<https://www.example.com/docs>; rel="canonical"',
    );
  });

  it.each(['/llms.txt', '/llms-full.txt'])('%s has noindex', (pathname) => {
    const answer = headersOf(delivery, pathname);
    expect(answer['X-Robots-Tag']).toBe('noindex');
    expect(answer).not.toHaveProperty('Link');
  });

  it.each(['/docs/spring', '/', '/robots.txt', '/img/logo.svg'])(
    '%s may be listed by search engines',
    (pathname) => {
      const answer = headersOf(delivery, pathname);
      expect(answer).not.toHaveProperty('X-Robots-Tag');
      expect(answer).not.toHaveProperty('Link');
    },
  );

  it('a Markdown twin that does not exist is the not-found page', () => {
    expect(headersOf(delivery, '/docs/gone.md', false)).not.toHaveProperty('Link');
  });

  it('the icon is revalidated, because its name has no hash', () => {
    expect(headersOf(delivery, '/favicon.ico')['Cache-Control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it('a hashed asset is immutable', () => {
    expect(headersOf(delivery, '/assets/js/main.0a1b2c3d.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('a hashed asset that does not exist is not cached', () => {
    expect(headersOf(delivery, '/assets/js/gone.0a1b2c3d.js', false)).toMatchObject({
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  it.each(['/ai-embed', '/ai-embed/', '/ai-embed/index.html'])(
    '%s may be shown in a frame of another site, under the same policy',
    (pathname) => {
      const answer = headersOf(delivery, pathname);
      expect(answer['Content-Security-Policy']).toBe(`${policy}; frame-ancestors *`);
      expect(answer).not.toHaveProperty('X-Frame-Options');
    },
  );

  it('a page whose name starts with the name of an embeddable page is not embeddable', () => {
    expect(headersOf(delivery, '/ai-embedded')).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
  });
});

it('requires HTTPS only if the site is published over it', () => {
  expect(headers.secure).toHaveProperty('Strict-Transport-Security');
  expect(siteHeaders(policy, false).secure).toEqual({});
});
