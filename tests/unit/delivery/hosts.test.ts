import {describe, expect, it} from 'vitest';
import type {Delivery} from '../../../delivery/describe';
import {headersOf, siteHeaders, type Headers} from '../../../delivery/headers';
import {contentSecurityPolicy} from '../../../delivery/content-security-policy';
import {headersFile, type HeadersFileHost} from '../../../delivery/hosts/headers-file';
import {nginxHttp} from '../../../delivery/hosts/nginx';
import {redirectsFile} from '../../../delivery/hosts/redirects-file';
import {vercelFile} from '../../../delivery/hosts/vercel';
import {hashSource} from '../../../delivery/inline-scripts';
import {redirectOf} from '../../../delivery/redirects';
import {allServices, delivery, policy} from './fixtures';

const pages = ['/', '/docs/spring', '/docs/spring/', '/ai-embed', '/ai-embed/', '/ai-embedded'];
const twins = [...delivery.twins, '/llms.txt', '/llms-full.txt'];
const others = ['/assets/js/main.0a1b2c3d.js', '/img/logo.svg', '/robots.txt', ...twins];

/** What the source says of a path, on a site over HTTPS. */
const expected = (pathname: string): Headers => ({
  ...headersOf(delivery, pathname),
  ...delivery.headers.secure,
});

describe.each(['netlify', 'cloudflare'] as const)('_headers of %s', (host) => {
  const text = headersFile(delivery, host);

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

  /** What `*` stands for in a pattern; Netlify documents it at the end of a pattern alone. */
  const splatOf = (pattern: string, pathname: string): string | undefined => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) {
      return pattern === pathname ? '' : undefined;
    }
    expect(host === 'netlify' ? end : '').toBe('');
    return pathname.startsWith(start) && pathname.endsWith(end)
      ? pathname.slice(start.length, pathname.length - end.length)
      : undefined;
  };

  /** The last rule wins. */
  const sent = (pathname: string): Record<string, string> =>
    Object.fromEntries(
      rules.flatMap(({pattern, headers}) => {
        const splat = splatOf(pattern, pathname);
        return splat === undefined
          ? []
          : (headers as [string, string][]).map(([name, value]) => [
              name,
              host === 'cloudflare' ? value.replace(':splat', splat) : value,
            ]);
      }),
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

  it('has room for a policy with every service and several scripts', () => {
    const hashes = ['a', 'b', 'c', 'd', 'e', 'f'].map(hashSource);
    const headers = siteHeaders(contentSecurityPolicy(allServices, hashes), true);
    expect(headersFile({...delivery, headers}, host)).toContain(hashes[5]);
  });

  it('rejects a line that Cloudflare would ignore', () => {
    const headers = siteHeaders(`${policy} ${'https://a.example '.repeat(120)}`, true);
    expect(() => headersFile({...delivery, headers}, host)).toThrow(
      /A line of _headers has 2\d{3}/,
    );
  });
});

it('_headers of Cloudflare has fewer than the maximum of 100 rules', () => {
  const many = Array.from({length: 500}, (_, index) => `/docs/${index}.md`);
  const rulesOf = (host: HeadersFileHost) =>
    headersFile({...delivery, twins: many}, host).split('\n\n').length;
  expect(rulesOf('cloudflare')).toBeLessThanOrEqual(100);
  expect(rulesOf('netlify')).toBeGreaterThan(500);
});

describe('_redirects', () => {
  const lines = redirectsFile(delivery)
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const rules = lines.filter(([from = '']) => !from.endsWith('.html'));

  it('redirects each URL, with and without a slash, no matter how the host treats a !', () => {
    for (const forced of ['!', '']) {
      const read = rules
        .filter(([, , status = '']) => status.endsWith('!') === (forced === '!'))
        .map(([from, to, status = '']) => [from, to, Number.parseInt(status, 10)]);
      expect(read).toEqual(
        delivery.redirects.flatMap(({from, to, status}) => [
          [from, to, status],
          [`${from}/`, to, status],
        ]),
      );
    }
  });

  it('redirects from the file name of each page', () => {
    expect(lines.filter(([from = '']) => from.endsWith('.html'))).toEqual([
      ['/index.html', '/', '301!'],
      ['/docs/spring.html', '/docs/spring', '301'],
      ['/docs/spring/index.html', '/docs/spring', '301!'],
    ]);
  });

  it('has the rule with a ! first, because the first matching rule applies', () => {
    const of = rules.filter(([from]) => from === '/discord').map(([, , status]) => status);
    expect(of).toEqual(['302!', '302']);
  });
});

describe('vercel.json', () => {
  interface Rule {
    readonly source: string;
    readonly headers: readonly {readonly key: string; readonly value: string}[];
  }
  const config = JSON.parse(vercelFile(delivery)) as {
    cleanUrls: boolean;
    headers: readonly Rule[];
    redirects: readonly {source: string; destination: string; statusCode: number}[];
  };

  /**
   * Patterns have to fit the whole path, and the last value of a header wins. `:name(…)` is a group, which
   * values refer to by `:name`.
   */
  const sent = (pathname: string): Record<string, string> =>
    Object.fromEntries(
      config.headers.flatMap(({source, headers}) => {
        const groups = new RegExp(`^${source.replace(/:(\w+)\(/, '(?<$1>')}$`).exec(pathname);
        return groups === null
          ? []
          : headers.map(({key, value}) => [
              key,
              value.replace(/:(\w+)/, (name, group: string) => groups.groups?.[group] ?? name),
            ]);
      }),
    );

  it.each(['/', '/docs/spring', '/robots.txt'])('lets search engines list %s', (pathname) => {
    expect(sent(pathname)).not.toHaveProperty('X-Robots-Tag');
  });

  it.each(pages)('sets the specified headers for the page %s', (pathname) => {
    expect(sent(pathname)).toEqual(expected(pathname));
  });

  it.each(others)('sets the specified headers and the policy for %s', (pathname) => {
    expect(sent(pathname)).toMatchObject(expected(pathname));
  });

  it('has one URL for each page', () => {
    expect(config.cleanUrls).toBe(true);
  });

  it.each(['/docs/render-media', '/docs/render-media/', '/discord'])(
    'sends %s on as the server of the tests does',
    (pathname) => {
      const found = config.redirects.find(({source}) => source === pathname);
      expect({to: found?.destination, status: found?.statusCode}).toEqual(
        redirectOf(delivery.redirects, pathname),
      );
    },
  );
});

describe('the files for nginx', () => {
  it.each<[string, Delivery]>([
    ['quote', {...delivery, headers: siteHeaders('script-src "self"', true)}],
    ['variable', {...delivery, redirects: [{from: '/a', to: '/$uri', status: 301}]}],
  ])('are not written if a value contains a %s, which would end or change it', (_name, wrong) => {
    expect(() => nginxHttp(wrong)).toThrow("can't be written to the nginx configuration");
  });
});
