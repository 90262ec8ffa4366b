import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {redirects as sameSite} from '../../../redirects';
import {inlineScripts} from '../../../delivery/inline-scripts';
import {redirectPages} from '../../../delivery/redirect-pages';
import {externalRedirects, hostRedirects, redirectOf} from '../../../delivery/redirects';

const redirects = hostRedirects([{from: '/docs/render-media', to: '/docs/renderer/render-media'}]);

describe('the local server', () => {
  it.each([
    ['/docs/render-media', '/docs/renderer/render-media'],
    ['/docs/render-media/', '/docs/renderer/render-media'],
    ['/docs/render-media?a=1&b=2?c', '/docs/renderer/render-media?a=1&b=2?c'],
  ])('redirects %s permanently, with its query', (url, to) => {
    expect(redirectOf(redirects, url)).toEqual({status: 301, to});
  });

  it('redirects a short URL to another site temporarily, without the query', () => {
    expect(redirectOf(redirects, '/discord/?a=1')).toEqual({
      status: 302,
      to: 'https://discord.gg/6VzzNDwUwV',
    });
  });

  it.each([
    ['/docs/spring.html', '/docs/spring'],
    ['/docs/spring/index.html', '/docs/spring'],
    ['/docs/spring.html?a=1&b=2?c', '/docs/spring?a=1&b=2?c'],
    ['/index.html', '/'],
    ['/index.html?a=1', '/?a=1'],
  ])('strips the suffix of %s', (url, to) => {
    expect(redirectOf(redirects, url)).toEqual({status: 301, to});
  });

  it.each(['//evil.com/x.html', '/\\evil.com/x.html', '//evil.com/index.html'])(
    'does not redirect from %s to another site',
    (url) => {
      expect(redirectOf(redirects, url)).toBeUndefined();
    },
  );

  it.each(['/', '/docs/render-medial', '/docs', '/docs/render-media/codec', '/docs/x.htmlx'])(
    'answers %s itself',
    (url) => {
      expect(redirectOf(redirects, url)).toBeUndefined();
    },
  );
});

it('no short URL is also a URL of the site', () => {
  const own = sameSite.map(({from}) => from);
  expect(externalRedirects.filter(({from}) => own.includes(from))).toEqual([]);
  expect(externalRedirects.filter(({to}) => !to.startsWith('https://'))).toEqual([]);
});

describe('the pages of redirects', () => {
  const routes = ['/docs/', '/docs/new', '/docs/license'];
  const pages = redirectPages(
    [
      {from: '/license', to: '/docs/license'},
      {from: '/docs/old', to: '/docs/'},
    ],
    routes,
  );

  it('share one script, which one hash allows', () => {
    const scripts = [...pages.values()].map(inlineScripts);
    expect([...pages.keys()]).toEqual(['license/index.html', 'docs/old/index.html']);
    expect(scripts[0]).toHaveLength(1);
    expect(scripts[1]).toEqual(scripts[0]);
  });

  it('keep their destination, with query and fragment', () => {
    const html = pages.get('license/index.html') ?? '';
    const [script = ''] = inlineScripts(html);
    const visited: string[] = [];
    runInNewContext(script, {
      location: {search: '?a=1', hash: '#b', replace: (to: string) => visited.push(to)},
      document: {
        querySelector: (selector: string) =>
          selector === 'link[rel=canonical]'
            ? {href: /rel=canonical href="([^"]*)"/.exec(html)?.[1]}
            : null,
      },
    });
    expect(visited).toEqual(['/docs/license?a=1#b']);
    expect(html).toContain('url=/docs/license');
  });

  it.each([
    [{from: '/docs/new', to: '/docs/license'}, 'redirects from the page /docs/new'],
    [{from: '/docs/old', to: '/docs/gone'}, "to /docs/gone, which doesn't exist"],
  ])('fail the build for %o', (redirect, message) => {
    expect(() => redirectPages([redirect], routes)).toThrow(message);
  });
});
