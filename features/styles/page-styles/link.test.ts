import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it} from 'vitest';
import {linkSheets} from './link';

const page = '<html><link rel=stylesheet href=/assets/css/styles.1a.css></html>';

const plugin = {name: 'test', id: 'default'};

const site = (...sheets: readonly string[]) => ({
  outDir: path.join(
    temporaryFolder(
      Object.fromEntries(sheets.map((name) => [`build/assets/css/${name}.1a.css`, ''])),
    ).root,
    'build',
  ),
  routes: [
    {path: '/about', component: '@site/src/product/About', plugin},
    {path: '/docs', component: '@theme/DocsRoot', plugin},
  ],
});

const all = ['styles', 'product-styles', 'content-styles'];

describe('the style sheet of a page', () => {
  it('is linked after the style sheet of all pages', () => {
    const link = linkSheets(site(...all));
    expect(link(page, '/about')).toContain(
      'styles.1a.css><link rel=stylesheet href=/assets/css/product-styles.1a.css>',
    );
    expect(link(page, '/docs/spring')).toContain('href=/assets/css/content-styles.1a.css>');
  });

  it('fails the build if it is not in the expected place', () => {
    expect(() => linkSheets(site('styles', 'content-styles'))).toThrow(
      'the build has no assets/css/product-styles.*.css',
    );
    expect(() => linkSheets(site(...all))('<html></html>', '/about')).toThrow(
      'found no link to assets/css/styles.*.css',
    );
  });
});
