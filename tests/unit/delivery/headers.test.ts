import {describe, expect, it} from 'vitest';
import {headersOf, siteHeaders} from '../../../delivery/headers';
import {policy} from './fixtures';

const headers = siteHeaders(policy, true);

describe('the answer to', () => {
  it.each(['/', '/docs/spring', '/docs/spring/', '/docs/spring/index.html', '/404.html'])(
    'the page %s carries the policy, and is asked for anew each time',
    (pathname) => {
      expect(headersOf(headers, pathname)).toMatchObject({
        'Content-Security-Policy': policy,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'public, max-age=0, must-revalidate',
      });
    },
  );

  it.each(['/assets/js/main.0a1b2c3d.js', '/img/logo.svg', '/docs/spring.md', '/blog/rss.xml'])(
    '%s, which is no page, carries no policy',
    (pathname) => {
      const answer = headersOf(headers, pathname);
      expect(Object.keys(answer)).not.toContain('Content-Security-Policy');
      expect(answer['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('the icon is asked for anew each time, because its name has no hash', () => {
    expect(headersOf(headers, '/favicon.ico')['Cache-Control']).toBe(
      'public, max-age=0, must-revalidate',
    );
  });

  it('a hashed asset is kept for good', () => {
    expect(headersOf(headers, '/assets/js/main.0a1b2c3d.js')['Cache-Control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('a hashed asset that is not there is a page that nothing keeps', () => {
    expect(headersOf(headers, '/assets/js/gone.0a1b2c3d.js', false)).toMatchObject({
      'Content-Security-Policy': policy,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    });
  });

  it.each(['/ai-embed', '/ai-embed/', '/ai-embed/index.html'])(
    '%s may be shown in a frame of another site, under the same policy',
    (pathname) => {
      const answer = headersOf(headers, pathname);
      expect(answer['Content-Security-Policy']).toBe(`${policy}; frame-ancestors *`);
      expect(answer).not.toHaveProperty('X-Frame-Options');
    },
  );

  it('a page that begins with the name of such a page may not', () => {
    expect(headersOf(headers, '/ai-embedded')).toHaveProperty('X-Frame-Options', 'SAMEORIGIN');
  });
});

it('asks for HTTPS only where the site is published over it', () => {
  expect(headers.secure).toHaveProperty('Strict-Transport-Security');
  expect(siteHeaders(policy, false).secure).toEqual({});
});
