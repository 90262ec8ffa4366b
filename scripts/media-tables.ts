/**
 * Measures which fields `@remotion/media-parser` finds in which files, how much it reads for them, and how it reports
 * files that it doesn't support: `npm run media-tables`. Writes the results to records/media-fields.json, and the tables
 * of the pages to docs/_partials/media-parser/.
 */
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from './lib/tools';
import {makeFiles} from './media-tables/files';
import {measure} from './media-tables/measure';
import {type MediaRecord, partialsOf, recordFile} from './media-tables/tables';

const write = (file: string, text: string): void => {
  const absolute = path.join(root, file);
  if (!existsSync(absolute) || readFileSync(absolute, 'utf8') !== text) {
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, text);
    console.log(`wrote ${file}`);
  }
};

const folder = mkdtempSync(path.join(tmpdir(), 'media-tables-'));
try {
  await makeFiles(folder);
  const results = await measure(folder);
  const before = existsSync(path.join(root, recordFile))
    ? (JSON.parse(readFileSync(path.join(root, recordFile), 'utf8')) as MediaRecord)
    : undefined;
  // The date only changes with the results.
  const today = new Date().toISOString().slice(0, 10);
  const repeated = {measured: before?.measured ?? today, ...results};
  const record =
    JSON.stringify(repeated) === JSON.stringify(before) ? repeated : {measured: today, ...results};
  write(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  for (const [file, text] of Object.entries(partialsOf(record))) {
    write(file, text);
  }
} finally {
  rmSync(folder, {recursive: true});
}
