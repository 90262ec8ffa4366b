import {cpSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {entryPlugins} from '../../config/entries';

const root = path.join(import.meta.dirname, '../..');

const templateRoutes = async (siteDir = root): Promise<RouteConfig[]> => {
  const [templates] = entryPlugins(siteDir);
  const plugin = templates!({siteDir, baseUrl: '/'} as LoadContext);
  const routes: RouteConfig[] = [];
  const actions = {addRoute: (route: RouteConfig) => routes.push(route)};
  await plugin.contentLoaded?.({
    content: await plugin.loadContent?.(),
    actions: actions as unknown as PluginContentLoadedActions,
  });
  return routes;
};

describe('the pages of templates', () => {
  it('are the list with a trailing slash and the entries without one', async () => {
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

  it('only pass what cards show to the list', async () => {
    const [list] = await templateRoutes();
    const {entries: cards} = list!.props as {entries: Record<string, unknown>[]};
    expect(Object.keys(cards.find(({slug}) => slug === 'hello-world') ?? {})).toEqual([
      'slug',
      'name',
      'tagline',
      'command',
      'language',
      'tags',
      'poster',
    ]);
  });

  it('compare the starters for apps and servers by their packages', async () => {
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

  it('show a poster only if it exists, so that a new template needs no other file', async () => {
    const input = path.join(import.meta.dirname, 'fixtures/template-good/input');
    const {root: siteDir} = temporaryFolder({'static/posters/template-card-1280.avif': ''});
    cpSync(input, path.join(siteDir, 'src/data/templates'), {recursive: true});
    const [, ...pages] = await templateRoutes(siteDir);
    const posterOf = ({props}: RouteConfig) => (props!.entry as {poster?: string}).poster;
    expect(pages.map((page) => [page.path, posterOf(page)])).toEqual([
      ['/templates/card', 'template-card'],
      ['/templates/waveform', undefined],
    ]);
  });
});
