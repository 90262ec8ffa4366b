import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lineWith} from '../lib/lines';

/** Returns the line of a redirect in redirects.ts, by its old path. */
export function lineOfRedirect(root: string, from: string): number {
  const file = path.join(root, 'redirects.ts');
  return existsSync(file)
    ? lineWith(readFileSync(file, 'utf8'), (line) => line.includes(`from: '${from}'`))
    : 1;
}
