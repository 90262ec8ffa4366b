import {existsSync} from 'node:fs';
import path from 'node:path';
import createRedirectPageContent from '@docusaurus/plugin-client-redirects/lib/createRedirectPageContent';
import {describe, expect, it} from 'vitest';
import {check as csp} from '../../../checks/csp';
import {prepareDelivery} from '../../../delivery/prepare';
import {hashSource} from '../../../delivery/inline-scripts';
import {noServices, redirectedPages, temporaryFolder} from './fixtures';

const script = 'document.documentElement.dataset.theme = "dark"';

const prepared = async (settings = noServices) => {
  const site = temporaryFolder({
    ...redirectedPages,
    'build/index.html': `<!doctype html><script>${script}</script>${'<p>Long.</p>'.repeat(40)}`,
    'build/404.html': '<h1>Not found</h1>',
    'build/license/index.html': createRedirectPageContent({toUrl: '/docs/license'}),
  });
  const compressed = await prepareDelivery(site.folder, path.join(site.folder, 'build'), settings);
  return {...site, compressed};
};

describe('a prepared site', () => {
  it('has a policy for every host, with the hash of each script on its pages', async () => {
    const {read} = await prepared();
    for (const file of ['_headers', 'vercel.json', '.nginx/http.conf']) {
      expect(read(`build/${file}`), file).toContain(hashSource(script));
    }
    expect(read('build/_headers').match(/'sha256-[^']*'/g)).toHaveLength(6);
  });

  it('passes the check of the policy', async () => {
    const {folder} = await prepared();
    expect((await csp.run({root: folder})).problems).toEqual([]);
  });

  it('redirects moved pages that are written, and short URLs', async () => {
    const {read} = await prepared();
    const redirects = read('build/_redirects');
    expect(redirects).toContain('/license /docs/license 301\n');
    expect(redirects).toContain('/discord https://discord.gg/6VzzNDwUwV 302\n');
    expect(redirects).not.toContain('/docs/bun');
  });

  it('is compressed in its final state, without the files for hosts', async () => {
    const {folder, compressed} = await prepared();
    expect(compressed).toBe(2);
    const has = (file: string) => existsSync(path.join(folder, 'build', file));
    expect(['index.html.br', 'index.html.gz', 'license/index.html.br'].filter(has)).toHaveLength(3);
    expect(['_headers.br', 'vercel.json.br', '.nginx/http.conf.gz'].filter(has)).toEqual([]);
  });

  it('requires HTTPS if it is published over it', async () => {
    const over = async (siteUrl: string) =>
      (await prepared({...noServices, siteUrl})).read('build/_headers');
    expect(await over('https://www.example.com')).toContain('Strict-Transport-Security');
    expect(await over('http://localhost:3000')).not.toContain('Strict-Transport-Security');
  });

  it('stays the same if it is prepared again', async () => {
    const one = await prepared();
    const other = await prepared();
    for (const file of ['_headers', '_redirects', 'vercel.json', '.nginx/server.conf']) {
      expect(other.read(`build/${file}`), file).toBe(one.read(`build/${file}`));
    }
  });
});
