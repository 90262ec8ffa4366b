import {describe, expect, it} from 'vitest';
import type {Delivery} from './headers';
import {headersOf, siteHeaders, type Headers} from './headers';
import {headersFile} from './hosts/headers-file';
import {nginxHttp} from './hosts/nginx';
import {delivery} from './testing/fixtures';

const pages = ['/', '/docs/spring', '/docs/spring/', '/ai-embed', '/ai-embed/', '/ai-embedded'];
const twins = [...delivery.twins, '/llms.txt', '/llms-full.txt'];

/** What the source says of a path, on a site over HTTPS. */
const expected = (pathname: string): Headers => ({
  ...headersOf(delivery, pathname),
  ...delivery.headers.secure,
});

describe('_headers', () => {
  const text = headersFile(delivery);

  const rules = text.split('\n\n').map((rule) => {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    return {
      pattern,
      headers: lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      ),
    };
  });

  /** Hosts document `*` only at the end of a pattern. */
  const matches = (pattern: string, pathname: string): boolean =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pattern === pathname;

  /** The last rule wins. */
  const sent = (pathname: string): Record<string, string> =>
    Object.fromEntries(
      rules
        .filter(({pattern}) => matches(pattern, pathname))
        .flatMap(({headers}) => headers as [string, string][]),
    );

  it.each(twins)('sets the specified headers for %s', (pathname) => {
    const {Link, 'X-Robots-Tag': robots} = expected(pathname);
    expect(robots).toBe('noindex');
    expect(sent(pathname)).toMatchObject({...(Link && {Link}), 'X-Robots-Tag': robots});
  });

  it.each(['/', '/docs/spring', '/robots.txt'])('lets search engines list %s', (pathname) => {
    expect(sent(pathname)).not.toHaveProperty('X-Robots-Tag');
  });

  it.each(pages)('sets the specified headers for the page %s', (pathname) => {
    // Of itself such a host asks for pages anew, and a policy with frame-ancestors
    // switches X-Frame-Options off.
    const own = {'Cache-Control': 'public, max-age=0, must-revalidate'};
    const withFrames = expected(pathname)['Content-Security-Policy']?.includes('frame-ancestors')
      ? {'X-Frame-Options': 'SAMEORIGIN'}
      : {};
    expect({...own, ...sent(pathname)}).toEqual({...expected(pathname), ...withFrames});
  });

  it('only caches hashed assets', () => {
    expect(sent('/assets/js/main.0a1b2c3d.js')['Cache-Control']).toContain('immutable');
    expect(sent('/img/logo.svg')).not.toHaveProperty('Cache-Control');
    expect(sent('/img/logo.svg')['X-Content-Type-Options']).toBe('nosniff');
  });
});

describe('the files for nginx', () => {
  it.each<[string, Delivery]>([
    ['quote', {...delivery, headers: siteHeaders('script-src "self"', true)}],
    ['variable', {...delivery, redirects: [{from: '/a', to: '/$uri', status: 301}]}],
  ])('are not written if a value contains a %s, which would end or change it', (_name, wrong) => {
    expect(() => nginxHttp(wrong)).toThrow("can't be written to the nginx configuration");
  });
});
