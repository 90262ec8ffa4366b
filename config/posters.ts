import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {mostSimilar} from '../checks/lib/similar';

const folder = 'static/posters';

/** The IDs of the demos whose posters `npm run posters` rendered. */
const posterIds = (siteDir: string): string[] => {
  const dir = path.join(siteDir, folder);
  return (existsSync(dir) ? readdirSync(dir) : []).flatMap(
    (file) => /^(.+)-1280\.avif$/.exec(file)?.[1] ?? [],
  );
};

/** A demo without a poster, and the ID that was probably meant. */
export interface MissingPoster {
  readonly id: string;
  readonly similar: string | undefined;
}

/** Returns undefined if the demo has a poster. */
export const missingPoster = (siteDir: string, id: string): MissingPoster | undefined => {
  const ids = posterIds(siteDir);
  return ids.includes(id) ? undefined : {id, similar: mostSimilar(id, ids)};
};
