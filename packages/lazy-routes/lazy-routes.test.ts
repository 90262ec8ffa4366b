import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {describe, expect, it} from 'vitest';
import {readGenerated, type Generated, type Route} from './generated';
import lazyRoutes, {type Options} from './index';
import {modulesOf} from './modules';
import {groupRoutes, isGroup} from './route-groups';

/** What Docusaurus 3.8.1 writes, in its form. */
const files = {
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/about/',
    component: ComponentCreator('/about/', '111'),
    exact: true
  },
  {
    path: '/docs',
    component: ComponentCreator('/docs', '222'),
    routes: [
      {
        path: '/docs/spring',
        component: ComponentCreator('/docs/spring', '333'),
        exact: true,
        sidebar: "api"
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  'routesChunkNames.json': JSON.stringify({
    '/about/-111': {__comp: 'aaa', __context: {plugin: 'ppp'}},
    '/docs-222': {__comp: 'bbb', __props: 'vvv'},
    '/docs/spring-333': {__comp: 'ccc', content: 'ddd'},
  }),
  'registry.js': `export default {
  "aaa": [() => import(/* webpackChunkName: "aaa" */ "@site/src/pages/about.tsx"), "@site/src/pages/about.tsx", require.resolveWeak("@site/src/pages/about.tsx")],
  "bbb": [() => import(/* webpackChunkName: "bbb" */ "@theme/DocsRoot"), "@theme/DocsRoot", require.resolveWeak("@theme/DocsRoot")],
  "ccc": [() => import(/* webpackChunkName: "ccc" */ "@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],
  "ddd": [() => import(/* webpackChunkName: "ddd" */ "@site/docs/spring.mdx"), "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")],
  "ppp": [() => import(/* webpackChunkName: "ppp" */ "@generated/plugin.json"), "@generated/plugin.json", require.resolveWeak("@generated/plugin.json")],
  "vvv": [() => import(/* webpackChunkName: "vvv" */ "@generated/docs.json"), "@generated/docs.json", require.resolveWeak("@generated/docs.json")],};
`,
  'globalData.json': JSON.stringify({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: [{name: 'current', docs: [{id: 'spring', path: '/docs/spring'}]}],
      },
    },
    other: {default: {kept: true}},
  }),
  'plugin.json': '{"name": "pages"}',
  'docs.json': JSON.stringify({
    version: {
      version: 'current',
      docsSidebars: {api: [{label: 'spring()'}], main: [{label: 'Start'}]},
      docs: {spring: {description: 'A long description.'}},
    },
  }),
};

const read = (changed: Partial<typeof files> = {}): Generated => {
  const {root} = temporaryFolder({...files, ...changed});
  return readGenerated(root);
};

const page = (at: string): Route => ({
  path: at,
  component: {path: at, hash: 'abc'},
  exact: true,
});

describe('the files of Docusaurus', () => {
  it('are read', () => {
    const {routes, requests, chunkNames} = read();
    expect(routes[1]).toEqual({
      path: '/docs',
      component: {path: '/docs', hash: '222'},
      routes: [
        {
          path: '/docs/spring',
          component: {path: '/docs/spring', hash: '333'},
          exact: true,
          sidebar: 'api',
        },
      ],
    });
    expect(requests['ddd']).toBe('@site/docs/spring.mdx');
    expect(chunkNames['/docs/spring-333']).toEqual({__comp: 'ccc', content: 'ddd'});
  });

  it.each([
    ['routes.js', 'export const routes = [];'],
    ['registry.js', 'export default {"aaa": {load: () => import("@site/a.tsx")}};'],
    ['routesChunkNames.json', '[1]'],
    ['globalData.json', '{"docs": 1}'],
  ])('fail the build in an unknown format: %s %s', (name, text) => {
    expect(() => read({[name]: text})).toThrow(
      new RegExp(`can't read \\.docusaurus/${name}.*format has changed.*routeGroups: false`, 's'),
    );
  });
});

describe('route groups', () => {
  const pathsOf = (routes: readonly Route[], baseUrl = '/') =>
    groupRoutes(routes, baseUrl).map((entry) =>
      isGroup(entry) ? `${entry.path}/*` : entry.route.path,
    );
  const posts = ['/blog', '/blog/1', '/blog/2', '/blog/3', '/blog/4'].map(page);

  it('have five pages or more at the top level, and precede the routes that every page loads', () => {
    expect(pathsOf([page('/about'), ...posts, page('/learn/a'), page('/')])).toEqual([
      '/blog/*',
      '/about',
      '/learn/a',
      '/',
    ]);
    expect(pathsOf(posts.slice(1))).toEqual(['/blog/1', '/blog/2', '/blog/3', '/blog/4']);
  });

  it('start below the base URL', () => {
    const pages = posts.map(({path}) => page(`/base${path}`));
    expect(pathsOf([...pages, page('/base/')], '/base/')).toEqual(['/base/blog/*', '/base/']);
  });

  it("don't contain a layout, which their route would hide", () => {
    const layout = {path: '/blog/docs', component: {path: '/blog/docs', hash: 'abc'}, routes: []};
    expect(pathsOf([...posts, layout])).toEqual([...posts, layout].map(({path}) => path));
  });

  it('contain all pages of a layout, the large groups before the rest', () => {
    const player = ['', '/a', '/b', '/c', '/d'].map((end) => page(`/docs/player${end}`));
    const layout = {
      ...page('/docs'),
      exact: undefined,
      routes: [page('/docs/spring'), ...player, page('/docs/player-tips')],
    };
    const [docs] = groupRoutes([layout], '/');
    expect(docs).toMatchObject({
      children: [
        {path: '/docs/player', routes: player},
        {path: '/docs', routes: [page('/docs/spring'), page('/docs/player-tips')]},
      ],
    });
  });

  it("don't contain the not-found route", () => {
    const missing: Route = {path: '*', component: {path: '*'}};
    expect(pathsOf([page('/'), missing])).toEqual(['/', '*']);
  });
});

describe('the generated modules', () => {
  const written = (changed: Partial<typeof files> = {}, siteConfig: object = {}) =>
    modulesOf(read(changed), {baseUrl: '/', themeConfig: {}, ...siteConfig});

  it('move the pages of a group to its own file', () => {
    const {files: modules} = written();
    expect(modules.get('./routes.js')).toContain(
      'routeGroup("/docs", () => import("./group-docs.js"))',
    );
    expect(modules.get('./routes.js')).not.toContain('spring');
    expect(modules.get('./routesChunkNames.json')).not.toContain('spring');
    expect(modules.get('./registry.js')).not.toContain('spring');
    expect(modules.get('./group-docs.js')).toBe(`export default [
  ["/docs/spring", {"__comp": () => import("@theme/DocItem"), "content": () => import("@site/docs/spring.mdx")}, {"exact":true,"sidebar":"api","doc":"spring"}],
];
`);
  });

  it('import modules that several pages of a group share only once', () => {
    const second = `},
      {
        path: '/docs/series',
        component: ComponentCreator('/docs/series', '444'),
        exact: true
      }
    ]`;
    const {files: modules, loads} = written({
      'routes.js': files['routes.js'].replace(/\}\s*\]/, second),
      'routesChunkNames.json': files['routesChunkNames.json'].replace(
        '"ddd"}',
        '"ddd"}, "/docs/series-444": {"__comp": "ccc", "content": "aaa"}',
      ),
    });
    expect(modules.get('./group-docs.js')).toBe(`const load0 = () => import("@theme/DocItem");
export default [
  ["/docs/spring", {"__comp": load0, "content": () => import("@site/docs/spring.mdx")}, {"exact":true,"sidebar":"api","doc":"spring"}],
  ["/docs/series", {"__comp": load0, "content": "aaa"}, {"exact":true}],
];
`);
    expect(loads['/docs/series']).toContain('@theme/DocItem');
  });

  it('keep the name of a chunk that an eager route also needs', () => {
    const {files: modules} = written({
      'routesChunkNames.json': files['routesChunkNames.json'].replace('"aaa"', '"ccc"'),
    });
    expect(modules.get('./group-docs.js')).toContain('{"__comp": "ccc", "content": () =>');
    expect(modules.get('./registry.js')).toContain(
      '"ccc": [() => import(/* webpackChunkName: "ccc" */ "@theme/DocItem"), "", ""]',
    );
  });

  it('load each sidebar separately, and descriptions only for doc cards', () => {
    const {files: modules} = written();
    expect(modules.get('./sidebar-api.json')).toBe('[{"label":"spring()"}]');
    expect(modules.get('./sidebar-main.json')).toBe('[{"label":"Start"}]');
    expect(modules.get('./version.js')).toContain(
      '{version: {...{"version":"current","docs":{}}, docsSidebars}}',
    );
    expect(modules.get('./registry.js')).toContain('"./version.js"');
    const descriptions = [...modules].filter(([, code]) => code.includes('A long description'));
    expect(descriptions.map(([name]) => name)).toEqual(['./docs.json']);
  });

  it('keep the docs that the navbar links to', () => {
    const config = {themeConfig: {navbar: {items: [{items: [{type: 'doc', docId: 'spring'}]}]}}};
    const {files: modules} = written({}, config);
    expect(modules.get('./globalData.json')).toContain(
      '"docs":[{"id":"spring","path":"/docs/spring"}]',
    );
  });

  it('keep the data of plugins, except for the list of docs', () => {
    expect(JSON.parse(written().files.get('./globalData.json') ?? '')).toEqual({
      'docusaurus-plugin-content-docs': {
        default: {path: '/docs', versions: [{name: 'current', docs: []}]},
      },
      other: {default: {kept: true}},
    });
  });

  it('keep the configuration, except for fields that only the build reads', () => {
    const config = {title: 'Docs', presets: [['classic', {}]], ssrTemplate: '<html>'};
    expect(written({}, config).files.get('./docusaurus.config.js')).toBe(
      'export default {"baseUrl":"/","themeConfig":{},"title":"Docs"};\n',
    );
  });

  it('list what each page loads', () => {
    expect(written().loads).toMatchObject({
      '/about/': ['@site/src/pages/about.tsx', '@generated/plugin.json'],
      '/docs/spring': [
        '@theme/DocsRoot',
        './version.js',
        '@theme/DocItem',
        '@site/docs/spring.mdx',
        './group-docs.js',
        './sidebar-api.json',
      ],
    });
  });

  it.each<[string, Partial<typeof files>, string]>([
    [
      'a route without chunk names',
      {'routesChunkNames.json': '{"/about/-111": "aaa"}'},
      'contain /docs-222',
    ],
    [
      'a chunk without a module',
      {'registry.js': files['registry.js'].replace('"ddd":', '"eee":')},
      'contain ddd',
    ],
    [
      'docs without a version',
      {'docs.json': '{"name": "docs"}'},
      'one version of docs, but this site has 0',
    ],
    [
      'docs of two versions',
      {'plugin.json': files['docs.json']},
      'one version of docs, but this site has 2',
    ],
  ])('are not generated from %s', (_name, changed, message) => {
    expect(() => written(changed)).toThrow(message);
  });
});

it.each([
  [{routeGroups: 'all'}, "`routeGroups` is 'all'. Write true or false."],
  [{minChunkSize: -1}, '`minChunkSize` is -1. Write a positive whole number of bytes'],
  [{chunkSize: 1}, '`chunkSize` is 1. Remove it, or use one of these options: routeGroups'],
])('rejects the options %j', (options, message) => {
  expect(() => lazyRoutes(options as Options)).toThrow(message);
});
