import {existsSync} from 'node:fs';
import path from 'node:path';

/** Whether `npm run posters` rendered the poster of a demo. */
export const hasPoster = (siteDir: string, id: string): boolean =>
  existsSync(path.join(siteDir, 'static/posters', `${id}-1280.avif`));
