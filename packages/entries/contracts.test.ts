import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const require = createRequire(import.meta.url);
const read = (module: string) => readFileSync(require.resolve(module), 'utf8');

it('Docusaurus passes the `props` of a route to its component', () => {
  expect(
    read('@docusaurus/core/lib/server/codegen/codegenRoutes.js'),
    'Docusaurus no longer writes `props` of routes into a module. Pass the entries with `createData` and `modules`.',
  ).toContain('__props');
});

it('the sitemap reads the date of a page from `metadata.sourceFilePath`', () => {
  expect(
    read('@docusaurus/plugin-sitemap/lib/createSitemapItem.js'),
    'The sitemap no longer reads `sourceFilePath`. Find where routes set their date now.',
  ).toContain('metadata?.sourceFilePath');
});
