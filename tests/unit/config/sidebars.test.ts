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
  for (const folder of ['config', 'docs', 'docs/paths', 'docs/recorder']) {
    mkdirSync(path.join(site, folder));
  }
  for (const file of ['sidebars.ts', 'config/docs-routes.ts']) {
    copyFileSync(path.join(root, file), path.join(site, file));
  }
  writeFileSync(path.join(site, 'docs-routes.tsv'), `${routesTable()}${lines.join('\n')}\n`);
  for (const page of pages) {
    writeFileSync(path.join(site, `docs/${page}.mdx`), '');
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
      'paths',
      'paths/get-length',
      'zod-types',
      'recorder/setup',
      'hidden',
    ],
  );
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

describe('the sidebars', () => {
  it('hold the written pages in the order of their lines', () => {
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

  it('make the page of a package the landing page of its category', () => {
    expect(sidebars.api[0]).toMatchObject({
      type: 'category',
      label: '@remotion/paths',
      link: {type: 'doc', id: 'paths'},
      items: [{id: 'paths/get-length', className: 'sidebar-code'}],
    });
  });

  it('list a category of one page as that page', () => {
    expect(sidebars.api[1]).toMatchObject({
      type: 'doc',
      id: 'zod-types',
      className: 'sidebar-code',
    });
  });

  it('lead from one to another', () => {
    expect(sidebars.recorder.map(({type}) => type)).toEqual(['doc', 'ref']);
    expect(sidebars.main.at(-1)).toEqual({type: 'ref', id: 'api', label: 'API reference'});
  });

  it('leave out pages without a sidebar', () => {
    expect(JSON.stringify(sidebars)).not.toContain('hidden');
  });
});
