import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {redirects as sameSite} from '../redirects';
import {inlineScripts} from './inline-scripts';
import {redirectPages} from './redirect-pages';
import {externalRedirects, hostRedirects, redirectOf} from './redirects';

const redirects = hostRedirects([{from: '/docs/render-media', to: '/docs/renderer/render-media'}]);

describe('the local server', () => {
  it.each([
    ['/docs/render-media', 301, '/docs/renderer/render-media'],
    ['/docs/render-media/', 301, '/docs/renderer/render-media'],
    ['/docs/render-media?a=1&b=2?c', 301, '/docs/renderer/render-media?a=1&b=2?c'],
    // Short URLs of other sites lose the query.
    ['/discord/?a=1', 302, 'https://discord.gg/6VzzNDwUwV'],
    ['/docs/spring.html', 301, '/docs/spring'],
    ['/docs/spring/index.html', 301, '/docs/spring'],
    ['/docs/spring.html?a=1&b=2?c', 301, '/docs/spring?a=1&b=2?c'],
    ['/index.html', 301, '/'],
    ['/index.html?a=1', 301, '/?a=1'],
  ])('redirects %s with %i to %s', (url, status, to) => {
    expect(redirectOf(redirects, url)).toEqual({status, to});
  });

  it.each([
    '/',
    '/docs/render-medial',
    '/docs',
    '/docs/render-media/codec',
    '/docs/x.htmlx',
    // A redirect would lead to another site.
    '//evil.com/x.html',
    '/\\evil.com/x.html',
    '//evil.com/index.html',
  ])('does not redirect %s', (url) => {
    expect(redirectOf(redirects, url)).toBeUndefined();
  });
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
