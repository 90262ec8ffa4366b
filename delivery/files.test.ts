import path from 'node:path';
import builtPages from '@docs-kit/built-pages';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, it} from 'vitest';
import {deliveryFiles} from './describe';
import {hashSource} from './inline-scripts';
import {redirects} from '../redirects';
import {noServices} from './testing/fixtures';

const script = 'document.documentElement.dataset.theme = "dark"';

const build = async (settings = noServices) => {
  const site = temporaryFolder({
    'build/index.html': '<!doctype html><script>theme()</script>',
    'build/404.html': '<h1>Not found</h1>',
    'build/docs/spring.md': '# spring()',
  });
  const destinations = redirects.map(({to}) => to);
  const edit = () => (html: string) => html.replace('theme()', script);
  await builtPages({edits: [edit], readers: [deliveryFiles(settings)]}).postBuild?.({
    siteDir: site.root,
    outDir: path.join(site.root, 'build'),
    routesPaths: ['/', '/404.html', ...destinations],
    plugins: [],
  } as never);
  return site;
};

it('the policy allows the scripts of the edited pages and of the redirect pages', async () => {
  const {read} = await build();
  for (const file of ['_headers', '.nginx/http.conf']) {
    expect(read(`build/${file}`), file).toContain(hashSource(script));
  }
  expect(read('build/_headers').match(/'sha256-[^']*'/g)).toHaveLength(6);
});

it('moved pages and short URLs have a redirect', async () => {
  const {read} = await build();
  const nginx = read('build/.nginx/http.conf');
  expect(nginx).toContain('/license "/docs/license";\n');
  expect(nginx).toContain('/discord "https://discord.gg/6VzzNDwUwV";\n');
  expect(read('build/license/index.html')).toContain('url=/docs/license');
});

it('a site over HTTPS requires it', async () => {
  const over = async (siteUrl: string) =>
    (await build({...noServices, siteUrl})).read('build/_headers');
  expect(await over('https://www.example.com')).toContain('Strict-Transport-Security');
  expect(await over('http://localhost:3000')).not.toContain('Strict-Transport-Security');
});
