import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import builtPages, {type BuiltSite} from '../../../../plugins/built-pages';
import {nameFiles} from '../../../../plugins/deferred-hydration';
import {linkSheets} from '../../../../plugins/page-styles/link';
import {temporarySite} from '../../checks/temporary-site';

const page =
  '<html><link rel=stylesheet href=/assets/css/styles.1a.css><script data-app="/assets/js/main.1a.js">boot</script></html>';

const files = {
  'build/assets/css/styles.1a.css': '',
  'build/assets/css/product-styles.1a.css': '',
  'build/assets/css/content-styles.1a.css': '',
  'build/about/index.html': page,
  'build/docs/spring.html': page,
  'build/404.html': page,
  '.docusaurus/app-files.json': JSON.stringify({
    scripts: {'/about': ['assets/js/about.1a.js'], '/docs/spring/': ['assets/js/spring.1a.js']},
    chunks: {'on-demand-search-modal': ['assets/css/dialog.1a.css', 'assets/js/dialog.1a.js']},
  }),
};

const site = (changed: Record<string, string> = {}): BuiltSite => {
  const {root} = temporarySite({...files, ...changed}, 'none');
  return {
    outDir: path.join(root, 'build'),
    generatedFilesDir: path.join(root, '.docusaurus'),
    baseUrl: '/',
    routes: [
      {path: '/about', component: '@site/src/product/About'},
      {path: '/docs', component: '@theme/DocsRoot'},
    ],
  };
};

const without = (name: keyof typeof files): BuiltSite => {
  const {[name]: _gone, ...rest} = files;
  const {root} = temporarySite(rest, 'none');
  return {
    ...site(),
    outDir: path.join(root, 'build'),
    generatedFilesDir: path.join(root, '.docusaurus'),
  };
};

describe('the plugin', () => {
  it('makes all changes to each page, and ignores routes without a page', async () => {
    const built = site();
    const plugin = builtPages([
      () => (html, route) => html.replace('boot', route),
      () => (html) => html.replace('<html>', '<html lang=en>'),
    ]);
    const routesPaths = ['/about', '/docs', '/docs/spring', '/404.html'];
    await plugin.postBuild?.({...built, routesPaths} as never);
    const read = (file: string) => readFileSync(path.join(built.outDir, file), 'utf8');
    expect(read('about/index.html')).toBe(
      page.replace('boot', '/about').replace('<html>', '<html lang=en>'),
    );
    expect(read('404.html')).toContain('>/404.html</script>');
    expect(read('docs/spring.html')).toContain('>/docs/spring</script>');
  });
});

describe('the style sheet of a page', () => {
  it('is linked after the style sheet of all pages', () => {
    const link = linkSheets(site());
    expect(link(page, '/about')).toContain(
      'styles.1a.css><link rel=stylesheet href=/assets/css/product-styles.1a.css>',
    );
    expect(link(page, '/docs/spring')).toContain('href=/assets/css/content-styles.1a.css>');
  });

  it('fails the build if it is not in the expected place', () => {
    expect(() => linkSheets(without('build/assets/css/product-styles.1a.css'))).toThrow(
      'the build has no assets/css/product-styles.*.css',
    );
    expect(() => linkSheets(site())('<html></html>', '/about')).toThrow(
      '/about has no link to assets/css/styles.*.css',
    );
  });
});

describe('the files that the app will request', () => {
  it('are listed in the boot script: those of the page and those of the search dialog', () => {
    const name = nameFiles(site());
    expect(name(page, '/about')).toContain(
      '<script data-page="/assets/js/about.1a.js" data-search="/assets/css/dialog.1a.css /assets/js/dialog.1a.js" data-app="/assets/js/main.1a.js">boot',
    );
    expect(name(page, '/docs/spring')).toContain('data-page="/assets/js/spring.1a.js"');
    expect(name(page, '/404.html')).toContain('data-page=""');
  });

  it('fail the build if they are unknown', () => {
    expect(() => nameFiles(without('.docusaurus/app-files.json'))).toThrow(
      '.docusaurus/app-files.json, which lists',
    );
    const noDialog = '{"scripts": {}, "chunks": {}}';
    expect(() => nameFiles(site({'.docusaurus/app-files.json': noDialog}))).toThrow(
      'the app has no chunk "on-demand-search-modal"',
    );
    expect(() => nameFiles(site())('<html></html>', '/about')).toThrow('/about has no boot script');
  });
});
