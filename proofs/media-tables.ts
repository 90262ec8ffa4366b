/**
 * Measures which fields `@remotion/media-parser` finds in which files, how much it reads for them, and how it reports
 * files that it doesn't support: `npm run media-tables`. Writes the tables of the pages to docs/_partials/media-parser/.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {makeFiles} from './media-tables/files';
import {measure} from './media-tables/measure';
import {partialsOf} from './media-tables/tables';

const folder = mkdtempSync(path.join(tmpdir(), 'media-tables-'));
try {
  await makeFiles(folder);
  for (const [file, text] of Object.entries(partialsOf(await measure(folder)))) {
    writeFileSync(path.join(root, file), text);
    console.log(`wrote ${file}`);
  }
} finally {
  rmSync(folder, {recursive: true});
}
