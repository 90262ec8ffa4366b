import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {routesTable} from '../checks/temporary-site';

const root = path.resolve(import.meta.dirname, '../../..');

type Item =
  | {type: 'doc'; id: string; label: string; className?: string}
  | {type: 'ref'; id: string; label: string}
  | {type: 'category'; label: string; className?: string; link?: {id: string}; items: Item[]};

type Sidebars = Record<'main' | 'api' | 'recorder', Item[]>;

/** Builds the sidebars of a site with these lines and pages: `sidebars.ts` reads what is beside it. */
const sidebarsOf = async (
  site: string,
  lines: readonly string[],
  pages: readonly string[],
): Promise<Sidebars> => {
  for (const folder of ['config', 'docs']) {
    mkdirSync(path.join(site, folder));
  }
  for (const file of ['sidebars.ts', 'config/docs-routes.ts']) {
    copyFileSync(path.join(root, file), path.join(site, file));
  }
  writeFileSync(path.join(site, 'docs-routes.tsv'), `${routesTable()}${lines.join('\n')}\n`);
  for (const page of pages) {
    const file = path.join(site, `docs/${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '');
  }
  const file = path.join(site, 'sidebars.ts');
  const module = (await import(/* @vite-ignore */ file)) as {default: Sidebars};
  return module.default;
};

const line = (route: string, sidebar: string, category: string, label: string, order: number) =>
  [route, sidebar, category, label, 'guide', '', '', order].join('\t');

let site: string;
let sidebars: Sidebars;
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
  sidebars = await sidebarsOf(
    site,
    [
      line('/docs/', 'main', 'Getting started', 'New project', 1),
      line('/docs/preview', 'main', 'Getting started', 'Preview', 3),
      line('/docs/interpolate-guide', 'main', 'Getting started', 'Interpolate', 2),
      line('/docs/player', 'main', 'Player', 'Player', 5),
      line('/docs/troubleshooting/player-flicker', 'main', 'Player', 'Avoiding flicker', 6),
      line('/docs/troubleshooting/sigkill', 'main', 'Troubleshooting', 'SIGKILL', 7),
      line('/docs/spring', 'api', 'remotion', 'spring()', 8),
      line('/docs/animatedimage', 'api', 'remotion', '<AnimatedImage>', 9),
      line('/docs/player/installation', 'api', '@remotion/player', 'Installation', 15),
      line('/docs/later', 'main', 'Getting started', 'Not written yet', 4),
      line('/docs/paths', 'api', '@remotion/paths', '@remotion/paths', 10),
      line('/docs/paths/get-length', 'api', '@remotion/paths', 'getLength()', 11),
      line('/docs/zod-types', 'api', '@remotion/zod-types', '@remotion/zod-types', 20),
      line('/docs/recorder/setup', 'recorder', '', 'Setup', 30),
      line('/docs/hidden', 'none', '', 'Hidden', 40),
    ],
    [
      'getting-started',
      'preview',
      'interpolate-guide',
      'player',
      'player/installation',
      'troubleshooting/player-flicker',
      'troubleshooting/sigkill',
      'spring',
      'animatedimage',
      'paths',
      'paths/get-length',
      'zod-types',
      'recorder/setup',
      'hidden',
    ],
  );
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

const itemOf = (sidebar: keyof Sidebars, label: string): Item | undefined =>
  sidebars[sidebar].find((item) => item.label === label);

describe('the sidebars', () => {
  it('contain the existing pages in the order of their lines', () => {
    expect(sidebars.main[0]).toEqual({
      type: 'category',
      label: 'Getting started',
      items: [
        {type: 'doc', id: 'getting-started', label: 'New project'},
        {type: 'doc', id: 'interpolate-guide', label: 'Interpolate'},
        {type: 'doc', id: 'preview', label: 'Preview'},
      ],
    });
  });

  it('use the page of a package as the landing page of its category', () => {
    expect(itemOf('api', '@remotion/paths')).toMatchObject({
      type: 'category',
      link: {type: 'doc', id: 'paths'},
      items: [{id: 'paths/get-length', className: 'sidebar-code'}],
    });
  });

  it('show a category with one page as that page', () => {
    expect(itemOf('api', '@remotion/zod-types')).toMatchObject({
      type: 'doc',
      id: 'zod-types',
      className: 'sidebar-code',
    });
  });

  it('link to each other', () => {
    expect(sidebars.recorder.map(({type}) => type)).toEqual(['doc', 'ref']);
    expect(sidebars.main.at(-1)).toEqual({type: 'ref', id: 'api', label: 'API reference'});
  });

  it('also list a page where readers look for it', () => {
    expect(itemOf('main', 'Player')).toMatchObject({
      items: [
        {type: 'ref', id: 'player/installation', label: 'Install the Player'},
        {type: 'doc', label: 'Avoiding flicker'},
      ],
    });
    expect(itemOf('main', 'Troubleshooting')).toMatchObject({
      items: [
        {type: 'doc', label: 'SIGKILL'},
        {type: 'ref', id: 'troubleshooting/player-flicker'},
      ],
    });
  });

  it('list the API of the package remotion alphabetically', () => {
    expect(itemOf('api', 'remotion')).toMatchObject({
      items: [{label: '<AnimatedImage>'}, {label: 'spring()'}],
    });
  });

  it('leave out pages without a sidebar', () => {
    expect(JSON.stringify(sidebars)).not.toContain('hidden');
  });
});
