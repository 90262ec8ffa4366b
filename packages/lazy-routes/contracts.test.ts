import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {keyOf} from './chunk-names';
import {readGenerated} from './generated';
import withoutWeakReferences from './lazy-compilation/loader.mjs';

// The internals of Docusaurus that the README lists. If one of them changes, `docusaurus build` may still succeed.

const require = createRequire(import.meta.url);
const {generateRouteFiles} = require('@docusaurus/core/lib/server/codegen/codegenRoutes.js') as {
  generateRouteFiles: (site: object) => Promise<void>;
};
const {toVersionMetadataProp} = require('@docusaurus/plugin-content-docs/lib/props.js') as {
  toVersionMetadataProp: (pluginId: string, version: object) => object;
};

const plugin = {name: 'docusaurus-plugin-content-docs', id: 'default'};

/** What Docusaurus generates for a layout with one page. */
const generated = async () => {
  const folder = temporaryFolder({'globalData.json': '{}'});
  const page = {path: '/docs/spring', exact: true, sidebar: 'api', component: '@theme/DocItem'};
  await generateRouteFiles({
    generatedFilesDir: folder.root,
    routes: [
      {
        path: '/docs',
        component: '@theme/DocsRoot',
        plugin,
        routes: [{...page, plugin, modules: {content: '@site/docs/spring.mdx'}}],
      },
    ],
  });
  return folder;
};

test('.docusaurus contains the routes, their chunk names and the registry', async () => {
  const {root} = await generated();
  const {routes, chunkNames, requests} = readGenerated(root);
  const [docs, notFound] = routes;
  const [page] = docs?.routes ?? [];
  expect(docs).toMatchObject({path: '/docs', component: {path: '/docs'}});
  expect(page).toMatchObject({path: '/docs/spring', exact: true, sidebar: 'api'});
  expect(notFound?.path).toBe('*');
  const names = page && chunkNames[keyOf(page)];
  expect(names).toEqual({__comp: expect.any(String), content: expect.any(String)});
  expect(Object.values(names ?? {}).map((name) => requests[name as string])).toEqual([
    '@theme/DocItem',
    '@site/docs/spring.mdx',
  ]);
});

test('the registry references pages weakly, in a form that compiling on demand can remove', async () => {
  const {read} = await generated();
  const registry = withoutWeakReferences(read('registry.js'));
  expect(registry).not.toContain('resolveWeak');
  expect(registry).toContain('"@site/docs/spring.mdx"), "@site/docs/spring.mdx", ("@site/docs');
});

test('the props of the docs contain the sidebars and the metadata of all docs', () => {
  const doc = {
    id: 'spring',
    title: 'spring()',
    description: 'A spring.',
    permalink: '/docs/spring',
  };
  const props = toVersionMetadataProp('default', {
    docs: [{...doc, frontMatter: {}}],
    sidebars: {api: [{type: 'doc', id: 'spring'}]},
  });
  expect(props).toMatchObject({
    docsSidebars: {api: [{type: 'link', label: 'spring()', docId: 'spring'}]},
    docs: {spring: {description: 'A spring.'}},
  });
});

test.each([
  ['docusaurus.js', "import prefetchHelper from './prefetch';"],
  ['docusaurus.js', "routeNameWithHash.replace(/-[^-]+$/, '') === path"],
  ['docusaurus.js', 'const matches = matchRoutes(routes, routePath);'],
  ['clientEntry.js', "import docusaurus from './docusaurus';"],
  ['clientEntry.js', 'window.docusaurus = docusaurus;'],
  ['clientEntry.js', 'preload(window.location.pathname).then('],
  ['preload.js', 'matches.map((match) => match.route.component.preload?.())'],
  ['prefetch.js', 'export default function prefetch(url)'],
  ['normalizeLocation.js', 'export default function normalizeLocation(location)'],
  ['exports/ComponentCreator.js', 'const chunkNames = routesChunkNames[`${path}-${hash}`];'],
  ['exports/ComponentCreator.js', 'loader[keyPath] = chunkRegistry[0];'],
])('core/lib/client/%s contains `%s`', (file, code) => {
  const client = readFileSync(require.resolve(`@docusaurus/core/lib/client/${file}`), 'utf8');
  expect(client, 'compare packages/lazy-routes/client with the new version of this file').toContain(
    code,
  );
});

test('only DocCard reads the metadata of all docs, and only DocNavbarItem lists them', () => {
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic')), 'theme');
  const files = globSync('**/*.js', {cwd: theme});
  const using = (hook: RegExp) =>
    files.filter((file) => hook.test(readFileSync(path.join(theme, file), 'utf8')));
  expect(using(/\buseDocById\(|useDocsVersion\(\)\.docs\b/)).toEqual(['DocCard/index.js']);
  expect(using(/\buseLayoutDoc\(/)).toEqual(['NavbarItem/DocNavbarItem.js']);
});
