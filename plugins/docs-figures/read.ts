import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {listed} from '../../checks/defaults/unproven';
import {readDocsPages} from '../pages';
import {countDefaults, countSamples} from './count';

/** The size of the docs. `checks/samples` compiles each of the samples, and `checks/defaults` proves the defaults. */
export interface DocsSize {
  readonly pages: number;
  readonly samples: number;
  /** The number of defaults that the code of the packages proves. */
  readonly defaults: number;
}

const sum = (files: readonly string[], count: (text: string) => number): number =>
  files.reduce((total, file) => total + count(readFileSync(file, 'utf8')), 0);

/** Counts the docs pages, their samples and their defaults. A default in a partial counts once. */
export const readSize = (siteDir: string): DocsSize => {
  const docs = path.join(siteDir, 'docs');
  const pages = readDocsPages(siteDir).map(({file}) => path.join(siteDir, file));
  const partials = globSync('**/_*/**/*.mdx', {cwd: docs, absolute: true});
  return {
    pages: pages.length,
    samples: sum(pages, countSamples),
    defaults: sum([...pages, ...partials], countDefaults) - listed.length,
  };
};
