import {readFileSync} from 'node:fs';
import path from 'node:path';
import {docIdOfRoute, loadWrittenRoutes} from '../../config/docs-routes';
import {countSamples} from './count';

/** The size of the docs. `checks/samples` compiles each of the samples. */
export interface DocsSize {
  readonly pages: number;
  readonly samples: number;
}

/** Counts the docs pages and their samples. */
export const readSize = (siteDir: string): DocsSize => {
  const files = loadWrittenRoutes(siteDir).map(({route}) =>
    path.join(siteDir, 'docs', `${docIdOfRoute(route)}.mdx`),
  );
  return {
    pages: files.length,
    samples: files.reduce((sum, file) => sum + countSamples(readFileSync(file, 'utf8')), 0),
  };
};
