import {cpSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {root} from '../lib/tools';

/** A site that is built and measured in its own folder. */
export interface Subject {
  readonly name: 'site' | 'stock';
  readonly folder: string;
  /** Additional arguments for `docusaurus build`. */
  readonly buildArguments: readonly string[];
}

/** The working folder of the benchmark, which git ignores. */
export const scratch = path.join(root, '.cache/benchmark');

/** Not copied: what is built, installed or private to this machine. */
const leftOut = new Set(['node_modules', 'build', '.docusaurus', '.cache', '.git', '.env']);

const stockSource = 'scripts/benchmark/stock';

/** What the stock site has in common with this site: the content, the navigation and what its MDX needs. */
export const sharedWithStock = [
  'blog',
  'config',
  'docs',
  'learn',
  'package.json',
  'plugins/build-highlighting',
  'plugins/package.json',
  'plugins/pages',
  'plugins/remark-apis',
  'plugins/remark-demo',
  'plugins/remark-samples',
  'plugins/remark-signatures',
  'plugins/remark-since',
  'plugins/remark-title',
  'sidebars',
  'sidebars.ts',
  'src/components/Approaches',
  'src/components/ScrollBox',
  'src/components/StackedTable',
  'src/components/Table',
  'src/components/Tool',
  'src/components/button.module.css',
  'src/components/field.module.css',
  'src/components/lambda',
  'src/components/media',
  'src/components/useCopy.ts',
  'src/data',
  'src/demos',
  'src/drawings',
  'src/highlighting',
  'static',
  stockSource,
  'success-stories',
  'toolkit-packages.ts',
];

const copy = (from: string, to: string): void => {
  cpSync(path.join(root, from), to, {recursive: true, dereference: true});
};

/**
 * Links each installed package. `node_modules` itself is a real folder, because Docusaurus caches in
 * `node_modules/.cache`: a cold build needs an empty cache, and the checkout's cache must not change.
 */
const linkPackages = (folder: string): void => {
  const installed = path.join(root, 'node_modules');
  const target = path.join(folder, 'node_modules');
  mkdirSync(target, {recursive: true});
  for (const name of readdirSync(installed).filter((each) => each !== '.cache')) {
    symlinkSync(path.join(installed, name), path.join(target, name));
  }
};

/** Creates an empty folder in the scratch folder. */
export const emptyFolder = (name: string): string => {
  const folder = path.join(scratch, name);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return folder;
};

/** Copies this site into a folder without any cache. @param label distinguishes several copies */
export const prepareSite = (label = 'site'): Subject => {
  const folder = emptyFolder(label);
  for (const name of readdirSync(root).filter((each) => !leftOut.has(each))) {
    copy(name, path.join(folder, name));
  }
  linkPackages(folder);
  return {name: 'site', folder, buildArguments: []};
};

/** Creates the stock site (see stock/docusaurus.config.ts) in a folder without any cache. */
export const prepareStock = (label = 'stock'): Subject => {
  const folder = emptyFolder(label);
  for (const name of sharedWithStock) {
    copy(name, path.join(folder, name));
  }
  copy(`${stockSource}/src`, path.join(folder, 'src'));
  linkPackages(folder);
  return {
    name: 'stock',
    folder,
    buildArguments: ['--config', `${stockSource}/docusaurus.config.ts`],
  };
};
