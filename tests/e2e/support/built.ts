import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {buildDir} from '../../../scripts/lib/tools';

export interface BuiltPage {
  /** The path at which it is served. */
  readonly path: string;
  /** Where it leads, if it is a redirect. */
  readonly redirectsTo: string | null;
}

/** Every page that the build wrote, except the not-found page. */
export const builtPages = async (): Promise<BuiltPage[]> => {
  const files = (await readdir(buildDir, {recursive: true})).map((file) =>
    file.split(path.sep).join('/'),
  );
  const pages = files.filter((file) => /(?:^|\/)index\.html$/.test(file)).sort();
  return Promise.all(
    pages.map(async (file) => {
      const html = await readFile(path.join(buildDir, file), 'utf8');
      return {
        path: `/${file.replace(/(?:^|\/)index\.html$/, '')}`,
        redirectsTo:
          /<meta http-equiv="?refresh"? content="0; url=([^"]+)"/.exec(html)?.[1] ?? null,
      };
    }),
  );
};
