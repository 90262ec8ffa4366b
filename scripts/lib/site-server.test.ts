import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {tryHostileTargets} from '../../delivery/check/hostile';
import {createSiteServer, readAddress} from './site-server';

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  write('index.html', '<h1>Home</h1>');
  write('404.html', '<h1>Not found</h1>');
  write('docs/spring/index.html', `<h1>spring()</h1>${'<p>long</p>'.repeat(500)}`);
  write('assets/js/main.1a2b.js', 'export {};');
  write('favicon.ico', 'icon');
  write('posters/a.mp4', '0123456789abcdefghij');
  write('docs/spring/index.html.br', 'compressed');
  write('docs/spring.md', '# spring()');
  write('_headers', '/*');
  write('.nginx/http.conf', '# nginx');
  write('.well-known/security.txt', 'Contact: mailto:hi@remotion.dev');
  write('v4.0/index.html', '<h1>4.0</h1>');
  server = createSiteServer(folder).listen(0, 'localhost');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

const get = (route: string, init?: RequestInit) =>
  fetch(`${address}${route}`, {redirect: 'manual', ...init});

describe('the static server', () => {
  it.each(['/docs/spring', '/docs/spring/', '/docs/spring?a=1'])(
    'serves the page at %s without a redirect',
    async (route) => {
      const response = await get(route);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1>spring()</h1>');
    },
  );

  it.each([
    '/nothing',
    '/docs',
    '/assets/js/gone.js',
    '/..%2f..%2fetc/passwd',
    // What configures hosts.
    '/_headers',
    '/_headers/',
    '/_headers?a=1',
    '/%5Fheaders',
    '/.nginx/http.conf',
    '/%2enginx/http.conf',
  ])('responds to %s with the not-found page and status 404', async (route) => {
    const response = await get(route);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Not found</h1>');
  });

  it.each([
    ['/docs/render-media?a=1', 301, '/docs/renderer/render-media?a=1'],
    ['/discord/', 302, 'https://discord.gg/6VzzNDwUwV'],
    ['/docs/spring.html', 301, '/docs/spring'],
    ['/docs/spring/index.html?a=1', 301, '/docs/spring?a=1'],
  ])('redirects %s with status %i to %s', async (route, status, location) => {
    const response = await get(route);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it('sends the headers of a Markdown twin', async () => {
    const {headers} = await get('/docs/spring.md');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('link')).toBe('<https://www.remotion.dev/docs/spring>; rel="canonical"');
  });

  it('resists hostile requests', async () => {
    expect(await tryHostileTargets(address)).toEqual([]);
  });

  it.each(['POST', 'OPTIONS'])('rejects %s', async (method) => {
    const response = await get('/docs/spring', {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('');
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/docs/spring', {method: 'HEAD'});
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect((await get('/nothing', {method: 'HEAD'})).status).toBe(404);
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/20'],
    ['bytes=0-0', '0', 'bytes 0-0/20'],
    ['bytes=15-', 'fghij', 'bytes 15-19/20'],
    ['bytes=-10', 'abcdefghij', 'bytes 10-19/20'],
  ])('serves the range %s', async (range, body, contentRange) => {
    const response = await get('/posters/a.mp4', {headers: {range}});
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(body);
  });

  it('rejects a range behind the end, and ignores a malformed one', async () => {
    const behind = await get('/posters/a.mp4', {headers: {range: 'bytes=20-'}});
    expect(behind.status).toBe(416);
    expect(behind.headers.get('content-range')).toBe('bytes */20');
    const malformed = await get('/posters/a.mp4', {headers: {range: 'bytes=5-2'}});
    expect(malformed.status).not.toBe(206);
  });

  it('does not compress a range, whose bytes are those of the file', async () => {
    const response = await get('/docs/spring', {headers: {range: 'bytes=-4'}});
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('</p>');
  });

  it('revalidates by entity tag', async () => {
    const etag = (await get('/docs/spring')).headers.get('etag') ?? '';
    const again = await get('/docs/spring', {
      headers: {'if-none-match': etag, 'cache-control': 'max-age=0'},
    });
    expect(again.status).toBe(304);
  });

  it('compresses text', async () => {
    const response = await get('/docs/spring', {headers: {'accept-encoding': 'gzip'}});
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/docs/spring', 'text/html; charset=utf-8'],
    // A host serves these files in place of the page, never by their own names.
    ['/docs/spring/index.html.br', 'application/octet-stream'],
    ['/v4.0', 'text/html; charset=utf-8'],
  ])('sends %s as %s', async (route, type) => {
    expect((await get(route)).headers.get('content-type')).toBe(type);
  });

  it('caches hashed assets, and revalidates pages', async () => {
    expect((await get('/assets/js/main.1a2b.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await get('/')).headers.get('cache-control')).toContain('must-revalidate');
  });

  it('asks for a build if there is none', () => {
    expect(() => createSiteServer(path.join(folder, 'docs'))).toThrow('npm run build');
  });
});

describe('readAddress()', () => {
  const host = 'localhost';

  it.each([
    [['--port', '8080'], {PORT: '9000'}, {host, port: 8080}],
    [[], {PORT: '9000'}, {host, port: 9000}],
    [[], {PORT: ''}, {host, port: undefined}],
    [['--port=8080', '--host', '0.0.0.0'], {}, {host: '0.0.0.0', port: 8080}],
  ])('reads %j with %j', (args, env, address) => {
    expect(readAddress(args, env)).toEqual(address);
  });

  it.each([
    [['--port'], "Option '--port <value>' argument missing"],
    [['--port', 'http'], 'The port "http" is invalid'],
    [['--port', '70000'], 'Set a number from 1 to 65535'],
    [['--open'], "Unknown option '--open'"],
  ])('rejects %j', (args, message) => {
    expect(() => readAddress(args, {})).toThrow(message);
  });
});
