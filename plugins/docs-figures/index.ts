import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {docIdOfRoute, loadWrittenRoutes} from '../../config/docs-routes';
import {documentedVersion} from '../../toolkit-packages';
import {countSamples} from './count';

/** The size of the docs. `checks/samples` compiles each of the samples. */
export interface DocsFigures {
  readonly pages: number;
  readonly samples: number;
  /** The version of the toolkit that the pages describe. */
  readonly version: string;
}

/** Counts the docs pages and their samples. */
export const readFigures = (siteDir: string): DocsFigures => {
  const files = loadWrittenRoutes(siteDir).map(({route}) =>
    path.join(siteDir, 'docs', `${docIdOfRoute(route)}.mdx`),
  );
  return {
    pages: files.length,
    samples: files.reduce((sum, file) => sum + countSamples(readFileSync(file, 'utf8')), 0),
    version: documentedVersion,
  };
};

/** Provides the figures of the docs: import `DocsFigures` from `@generated/docs-figures/default/figures.json`. */
export default function docsFiguresPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'docs-figures',
    loadContent: async () => readFigures(siteDir),
    contentLoaded: async ({content, actions}) => {
      await actions.createData('figures.json', content as DocsFigures);
    },
  };
}
