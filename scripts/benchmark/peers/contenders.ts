import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {giveFirstSign} from '../browser';
import {tool, type NodeArguments} from '../../lib/tools';
import {starlightSidebar, vitePressSidebar, type Sidebars} from './sidebar';

/** A peer: what it is made of, and how it differs for who measures it. */
export interface Peer {
  readonly name: 'VitePress' | 'Starlight';
  /** The folder of its template here, and of its files in the scratch folder. */
  readonly folder: 'vitepress' | 'starlight';
  /** The package whose version is named. */
  readonly mainPackage: string;
  /** Where pages and what they show are put, and where the build is, within its folder. */
  readonly pages: string;
  readonly publicFiles: string;
  readonly built: string;
  readonly titleFrom: 'text' | 'front matter';
  readonly sidebar: (sidebars: Sidebars, routeOf: (id: string) => string) => object;
  readonly build: (folder: string) => NodeArguments;
  /** Selects the links of its sidebar. */
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
      // Vue writes this when the app is mounted.
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
    // Its pages have no app: what they run is there when they are loaded.
    startApp: giveFirstSign,
  },
];

/** The template of a peer. */
export const templateOf = ({folder}: Peer): string => path.join(import.meta.dirname, folder);

/**
 * The exact versions that the template of a peer names: the newest that run on the Node of this repository.
 * Starlight 0.38 and Astro 6 ask for Node 22, and so does unifont, a part of Astro 5, from 0.7.5 on.
 */
export const versionsOf = (peer: Peer): Readonly<Record<string, string>> =>
  (
    JSON.parse(readFileSync(path.join(templateOf(peer), 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    }
  ).dependencies;
