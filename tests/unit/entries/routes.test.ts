import path from 'node:path';
import type {LoadContext, Plugin, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {entries} from '../../../plugins/entries';
import {templateCards, templateSchema, type Template} from '../../../src/data/schemas/template';

const root = path.join(import.meta.dirname, '../../..');
const context = {siteDir: root} as LoadContext;

const plugin = entries<Template>({
  collection: 'templates',
  schema: templateSchema,
  toCards: templateCards,
  listComponent: '@site/src/product/templates/TemplateListPage',
  entryComponent: '@site/src/product/templates/TemplatePage',
})(context);

const routesOf = async ({contentLoaded}: Plugin, content: unknown): Promise<RouteConfig[]> => {
  const routes: RouteConfig[] = [];
  const actions = {addRoute: (route: RouteConfig) => routes.push(route)};
  await contentLoaded?.({content, actions: actions as unknown as PluginContentLoadedActions});
  return routes;
};

const templateRoutes = async () => routesOf(plugin, await plugin.loadContent?.());

describe('entries', () => {
  it('adds the list with a trailing slash and the entries without one', async () => {
    const routes = await templateRoutes();
    expect(routes[0]).toMatchObject({
      path: '/templates/',
      exact: true,
      component: '@site/src/product/templates/TemplateListPage',
    });
    expect(routes[1]).toMatchObject({
      path: '/templates/audiogram',
      exact: true,
      component: '@site/src/product/templates/TemplatePage',
      props: {entry: {slug: 'audiogram', name: 'Audiogram'}},
    });
    expect(routes.slice(1).map(({path: route}) => route)).toEqual(
      globSync('src/data/templates/*.yml', {cwd: root})
        .map((file) => `/templates/${path.basename(file, '.yml')}`)
        .sort(),
    );
  });

  it('only passes what cards show to the list', async () => {
    const [list] = await templateRoutes();
    const {entries: cards} = list!.props as {entries: Record<string, unknown>[]};
    expect(Object.keys(cards.find(({slug}) => slug === 'hello-world') ?? {})).toEqual([
      'slug',
      'name',
      'tagline',
      'command',
      'language',
      'tags',
    ]);
  });

  it('compares the starters for apps and servers by their packages', async () => {
    const [list] = await templateRoutes();
    const {entries: cards} = list!.props as {entries: {slug: string; setup?: object}[]};
    const starters = ['next', 'next-tailwind', 'next-pages-dir', 'react-router', 'render-server'];
    expect(cards.filter(({setup}) => setup).map(({slug}) => slug)).toEqual(
      expect.arrayContaining([...starters, 'still']),
    );
    const setupOf = (slug: string) => cards.find((card) => card.slug === slug)?.setup;
    expect(setupOf('next-tailwind')).toEqual({
      framework: 'Next.js',
      renderer: 'Lambda',
      player: true,
      tailwind: 'included',
      cloud: 'AWS',
    });
    expect(setupOf('render-server')).toMatchObject({framework: 'Express', renderer: 'the server'});
    // They use Lambda and Express, but don't render on request.
    expect(setupOf('recorder')).toBeUndefined();
    expect(setupOf('google-tts')).toBeUndefined();
    expect(setupOf('blank')).toBeUndefined();
  });

  it('adds no pages for entries without a component, and passes complete entries to the list', async () => {
    const list = [{slug: 'a'}, {slug: 'b'}];
    const showcase = entries({
      collection: 'showcase',
      schema: templateSchema,
      listComponent: '@site/x',
    })(context);
    expect(await routesOf(showcase, list)).toEqual([
      {
        path: '/showcase/',
        component: '@site/x',
        exact: true,
        props: {entries: list},
        metadata: {sourceFilePath: 'src/data/showcase'},
      },
    ]);
  });
});
