import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import type {Problem} from '../lib/problem';

/**
 * Reports each demo that nothing shows: no page includes it, no other module imports it, and no module
 * names its composition to render an image.
 *
 * @param included the IDs of the demos that pages include
 */
export function unusedDemos(root: string, included: readonly string[]): Problem[] {
  const ids = globSync('src/demos/*/index.ts', {cwd: root})
    // Other folders contain parts of demos, or the images of a list.
    .map((file) => ({id: path.basename(path.dirname(file)), file}))
    .filter(({id, file}) => readFileSync(path.join(root, file), 'utf8').includes(`id: '${id}'`))
    .map(({id}) => id);
  const candidates = ids.filter((id) => !included.includes(id)).sort();
  if (candidates.length === 0) {
    return [];
  }
  const modules = globSync(['{src,plugins,scripts}/**/*.{ts,tsx}', '!src/demos/index.ts'], {
    cwd: root,
  }).filter((file) => existsSync(path.join(root, file)));
  return candidates
    .filter((id) => {
      const imported = new RegExp(`(?:['"]|(?:demos|\\.\\.)/)${id}(?:/[^'"]*)?['"]`);
      return !modules.some(
        (file) =>
          !file.startsWith(`src/demos/${id}/`) &&
          imported.test(readFileSync(path.join(root, file), 'utf8')),
      );
    })
    .map((id) => ({
      file: `src/demos/${id}/index.ts`,
      line: 1,
      message: `The demo “${id}” is never shown: no page includes it.`,
      remedy: `Add \`<Demo id="${id}" />\` to a page, or delete src/demos/${id}.`,
    }));
}
