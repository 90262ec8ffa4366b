import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen, readPort} from '../../../scripts/lib/site-server';

const firstPort = 42_300;
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
  write('v4.0/index.html', '<h1>4.0</h1>');
  server = createSiteServer(folder);
  address = `http://localhost:${await listen(server, firstPort)}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

const get = (route: string, init?: RequestInit) =>
  fetch(`${address}${route}`, {redirect: 'manual', ...init});

describe('the static server', () => {
  it.each(['/docs/spring', '/docs/spring/', '/docs/spring/index.html', '/docs/spring?a=1'])(
    'serves the page at %s without a redirect',
    async (route) => {
      const response = await get(route);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<h1>spring()</h1>');
    },
  );

  it.each(['/nothing', '/docs', '/assets/js/gone.js', '/..%2f..%2fetc/passwd'])(
    'answers %s with the not-found page and status 404',
    async (route) => {
      const response = await get(route);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('<h1>Not found</h1>');
    },
  );

  it.each([
    ['/docs/render-media?a=1', 301, '/docs/renderer/render-media?a=1'],
    ['/discord/', 302, 'https://discord.gg/6VzzNDwUwV'],
  ])('sends %s on with status %i to %s', async (route, status, location) => {
    const response = await get(route);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(location);
  });

  it('compresses text', async () => {
    const response = await get('/docs/spring', {headers: {'accept-encoding': 'gzip'}});
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it.each([
    ['/favicon.ico', 'image/x-icon'],
    ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/docs/spring', 'text/html;charset=utf-8'],
    ['/v4.0', 'text/html;charset=utf-8'],
  ])('sends %s as %s', async (route, type) => {
    expect((await get(route)).headers.get('content-type')).toBe(type);
  });

  it('keeps hashed assets, and asks again for pages', async () => {
    expect((await get('/assets/js/main.1a2b.js')).headers.get('cache-control')).toContain(
      'immutable',
    );
    expect((await get('/')).headers.get('cache-control')).toContain('must-revalidate');
  });

  it('takes the next free port', async () => {
    const second = createSiteServer(folder);
    const port = await listen(second, Number(new URL(address).port));
    second.close();
    expect(port).toBeGreaterThan(Number(new URL(address).port));
  });

  it('says so when there is no built site', () => {
    expect(() => createSiteServer(path.join(folder, 'docs'))).toThrow('npm run build');
  });
});

describe('readPort()', () => {
  it.each([
    [['--port', '8080'], {PORT: '9000'}, 8080],
    [['--port=8080'], {}, 8080],
    [[], {PORT: '9000'}, 9000],
    [[], {PORT: ''}, 3000],
    [[], {}, 3000],
  ])('reads %j with %j', (args, env, port) => {
    expect(readPort(args, env, 3000)).toBe(port);
  });

  it.each([
    [['--port'], 'is not a number'],
    [['--port', 'http'], 'The port "http" is not a number'],
    [['--port', '70000'], 'is not a number from 1 to 65535'],
    [['--host', '0.0.0.0'], 'Only --port is taken'],
    [['--port', '1', '2'], 'Unknown argument'],
  ])('refuses %j', (args, message) => {
    expect(() => readPort(args, {}, 3000)).toThrow(message);
  });
});
