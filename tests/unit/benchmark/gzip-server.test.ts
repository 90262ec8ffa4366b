import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveGzip, type GzipServer} from '../../../scripts/benchmark/gzip-server';

let folder: string;
let server: GzipServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  write('index.html', '<h1>Home</h1>');
  write('404.html', '<h1>Not found</h1>');
  write('docs/spring/index.html', `<h1>spring()</h1>${'<p>long</p>'.repeat(500)}`);
  write('assets/js/main.1a2b.js', 'export {};');
  write('_astro/page.3c4d.css', 'body{}');
  write('img/a.png', 'picture');
  server = await serveGzip(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

const get = (route: string) => fetch(`${server.origin}${route}`, {redirect: 'manual'});

describe('the server of the benchmark', () => {
  it.each(['/docs/spring', '/docs/spring/', '/docs/spring?a=1'])(
    'serves %s by gzip',
    async (route) => {
      const response = await get(route);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(Number(response.headers.get('content-length'))).toBeLessThan(200);
      expect(await response.text()).toContain('<h1>spring()</h1>');
    },
  );

  it('caches hashed assets, but not pages', async () => {
    const of = async (route: string) => (await get(route)).headers.get('cache-control');
    expect(await of('/assets/js/main.1a2b.js')).toContain('immutable');
    expect(await of('/_astro/page.3c4d.css')).toContain('immutable');
    expect(await of('/')).toBe('no-cache');
  });

  it('does not compress images', async () => {
    const response = await get('/img/a.png');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe('picture');
  });

  it('responds to unknown paths with 404 and the not-found page', async () => {
    const response = await get('/docs/gone');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Not found');
  });
});
