import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {z} from 'zod';
import {entries, loadEntries, type EntriesOptions} from './/index';

const schema = z
  .object(
    {
      slug: z.string(),
      stars: z.number({errorMap: () => ({message: 'Write the number of stars.'})}).min(1),
      tags: z.array(z.string()).min(2, 'Write two or more tags.').optional(),
    },
    {errorMap: () => ({message: 'Write the fields of a project.'})},
  )
  .strict('Remove it.');

type Project = z.infer<typeof schema>;

const options: EntriesOptions<Project> = {
  path: 'data/projects',
  routeBasePath: 'projects',
  schema,
  listComponent: '@site/List',
  entryComponent: '@site/Project',
};

const files = {
  'data/projects/b.yml': 'slug: b\nstars: 2\n',
  'data/projects/a.yml': 'slug: a\nstars: 1\n',
  'data/projects/notes.txt': '',
};

describe('the plugin', () => {
  const routesOf = async (changed: Partial<EntriesOptions<Project>>): Promise<RouteConfig[]> => {
    const {root: siteDir} = temporaryFolder(files);
    const plugin = entries({...options, ...changed})({siteDir, baseUrl: '/docs/'} as LoadContext);
    const routes: RouteConfig[] = [];
    const actions = {addRoute: (route: RouteConfig) => routes.push(route)};
    await plugin.contentLoaded?.({
      content: await plugin.loadContent?.(),
      actions: actions as unknown as PluginContentLoadedActions,
    });
    return routes;
  };

  it('adds a route for the list and for each entry, below the base URL of the site', async () => {
    expect(await routesOf({toCards: (all) => all.map(({stars}) => ({stars}))})).toEqual([
      {
        path: '/docs/projects/',
        component: '@site/List',
        exact: true,
        props: {entries: [{stars: 1}, {stars: 2}]},
        metadata: {sourceFilePath: 'data/projects'},
      },
      ...[
        {slug: 'a', stars: 1},
        {slug: 'b', stars: 2},
      ].map((entry) => ({
        path: `/docs/projects/${entry.slug}`,
        component: '@site/Project',
        exact: true,
        props: {entry},
        metadata: {sourceFilePath: `data/projects/${entry.slug}.yml`},
      })),
    ]);
  });

  it('passes complete entries to the list, and adds no pages without a component', async () => {
    const routes = await routesOf({entryComponent: undefined});
    expect(routes).toHaveLength(1);
    expect(routes[0]?.props).toEqual({
      entries: [
        {slug: 'a', stars: 1},
        {slug: 'b', stars: 2},
      ],
    });
  });

  it.each([
    [{path: '/data/'}, 'option `path` is "/data/". Write the folder of the entries'],
    [{routeBasePath: undefined}, 'option `routeBasePath` is missing. Write the first part'],
    [{schema: {}}, 'option `schema` is {}. Write a schema of Zod 3'],
    [{listComponent: 3}, 'option `listComponent` is 3. Write a module'],
    [{entryPage: 'x'}, "option `entryPage` isn't a known field. Remove it."],
  ])('rejects the options %j', (changed, message) => {
    expect(() => entries({...options, ...changed} as typeof options)).toThrow(
      `entries: the ${message}`,
    );
  });
});

describe('an error', () => {
  const load = (changed: Readonly<Record<string, string>>) => {
    const {root: siteDir} = temporaryFolder(changed);
    return loadEntries({siteDir, folder: 'data', schema});
  };

  it.each([
    ['of the syntax', 'slug: a\nstars: one: two\n', 'a.yml:2: The YAML is invalid at `stars: one'],
    ['of a tab', 'slug: a\ntags:\n\t- x\n', 'Indent with spaces instead of tabs'],
    ['of the encoding', 'slug: a\r\nstars: 1\r\n', 'a.yml:1: The file is not UTF-8'],
    ['of no mapping', '- slug: a\n', 'a.yml: The entry is [{"slug":"a"}]. Write the fields of a'],
    ['of an empty file', '', 'a.yml: The entry is missing. Write the fields of a project.'],
    ['of the name', 'slug: c\n', 'a.yml:1: `slug` is "c", which differs from the file name.'],
    ['of a value', 'slug: a\nstars: "1"\n', 'a.yml:2: `stars` is "1". Write the number of stars.'],
    ['of a length', 'slug: a\nstars: 1\ntags: [x]\n', 'a.yml:3: `tags` is ["x"] (1 items). Write'],
    ['of a missing field', 'slug: a\n', 'a.yml: `stars` is missing. Write the number of stars.'],
    ['of a field', 'slug: a\nstars: 1\nx: 1', "a.yml:3: `x` isn't a known field. Remove it."],
  ])('%s names the place and the fix', async (_what, text, message) => {
    await expect(load({'data/a.yml': text})).rejects.toThrow(message);
  });

  it('lists the problems of all files', async () => {
    await expect(load({'data/a.yaml': '', 'data/b.yml': 'slug: b\n'})).rejects.toThrow(
      [
        '2 problems in data:',
        '- data/a.yaml: ends in .yaml, but only .yml files are read. Rename it to a.yml.',
        '- data/b.yml: `stars` is missing. Write the number of stars.',
      ].join('\n'),
    );
  });

  it.each(['notes/a.yml', 'data/notes.txt'])('is a folder without entries: %s', async (file) => {
    await expect(load({[file]: ''})).rejects.toThrow('data: has no entries. Add a file <slug>.yml');
  });
});
