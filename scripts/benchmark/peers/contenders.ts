import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {giveFirstSign} from '../browser';
import {tool, type NodeArguments} from '../../lib/tools';
import {starlightSidebar, vitePressSidebar, type Sidebars} from './sidebar';

/** A site generator that this site is compared with. */
export interface Peer {
  readonly name: 'VitePress' | 'Starlight';
  /** The folder of its template, and the folder of its files in the scratch folder. */
  readonly folder: 'vitepress' | 'starlight';
  /** The package whose version is shown in the report. */
  readonly mainPackage: string;
  /** The folders of pages, static files and the build, relative to its folder. */
  readonly pages: string;
  readonly publicFiles: string;
  readonly built: string;
  readonly titleFrom: 'text' | 'front matter';
  readonly sidebar: (sidebars: Sidebars, routeOf: (id: string) => string) => object;
  readonly build: (folder: string) => NodeArguments;
  /** The selector of the links in its sidebar. */
  readonly links: string;
  readonly startApp: (page: Page) => Promise<void>;
}

export const peers: readonly Peer[] = [
  {
    name: 'VitePress',
    folder: 'vitepress',
    mainPackage: 'vitepress',
    pages: 'pages',
    publicFiles: 'pages/public',
    built: '.vitepress/dist',
    titleFrom: 'text',
    sidebar: vitePressSidebar,
    build: (folder) => tool('vitepress', 'vitepress', ['build'], folder),
    links: '.VPSidebar a[href^="/docs/"]',
    startApp: async (page) => {
      await giveFirstSign(page);
      // Vue sets this property when the app is mounted.
      await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
    },
  },
  {
    name: 'Starlight',
    folder: 'starlight',
    mainPackage: '@astrojs/starlight',
    pages: 'src/content/docs',
    publicFiles: 'public',
    built: 'dist',
    titleFrom: 'front matter',
    sidebar: starlightSidebar,
    build: (folder) => tool('astro', 'astro', ['build'], folder),
    links: 'nav.sidebar a[href^="/docs/"]',
    // Starlight pages have no app: all scripts are loaded with the page.
    startApp: giveFirstSign,
  },
];

/** The path of a peer's template. */
export const templateOf = ({folder}: Peer): string => path.join(import.meta.dirname, folder);

/**
 * The exact versions in a peer's template: the newest that run on the Node.js version of this repository.
 * Starlight 0.38 and Astro 6 require Node.js 22, and so does unifont, a dependency of Astro 5, since 0.7.5.
 */
export const versionsOf = (peer: Peer): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(path.join(templateOf(peer), 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies;
