// #region imports
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderMedia, selectComposition} from '@remotion/renderer';
import {z} from 'zod';
import {readCsv} from './read-csv.mjs';
// #endregion

// #region check
const rowSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  course: z.string().min(1),
  points: z.coerce.number().int().min(0).max(100),
});

const file = process.argv[2] ?? 'people.csv';
const checked = z.array(rowSchema).safeParse(await readCsv(file));

if (!checked.success) {
  for (const {
    path: [row, column],
    message,
  } of checked.error.issues) {
    console.error(`${file}, line ${Number(row) + 2}, ${column}: ${message}`);
  }
  process.exit(1);
}

const rows = checked.data;
// #endregion

// #region render
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome');
const failed = [];

for (const {id, ...inputProps} of rows) {
  try {
    const composition = await selectComposition({
      serveUrl,
      id: 'Certificate',
      inputProps,
      puppeteerInstance: browser,
    });
    await renderMedia({
      serveUrl,
      composition,
      inputProps,
      codec: 'h264',
      outputLocation: `out/${id}.mp4`,
      puppeteerInstance: browser,
    });
    console.log(`out/${id}.mp4`);
  } catch (error) {
    failed.push(id);
    console.error(`${id}: ${error.message}`);
  }
}

await browser.close({silent: false});
console.log(`${rows.length - failed.length} of ${rows.length} videos rendered`);
process.exitCode = failed.length === 0 ? 0 : 1;
// #endregion
