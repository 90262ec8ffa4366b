/**
 * Updates the screenshots that the browser tests compare the pages with, and lists those that changed: `npm run
 * screenshots`. It builds the site first. Screenshots of pages that still look the same stay as they are.
 */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {program, tool} from '@docs-kit/tools';
import {setUpBrowser} from '@docs-kit/tools/browser';
import {freePort} from '@docs-kit/tools/free-port';
import {run} from '@docs-kit/tools/run';
import {allScreenshots} from '../tests/e2e/support/screenshots';
import {
  compareFiles,
  compress,
  describeChanges,
  listScreenshots,
  screenshotFolder,
} from './lib/screenshots';

const inFolder = (file: string): string => path.join(screenshotFolder, file);

const readScreenshots = (): Map<string, Buffer> =>
  new Map(listScreenshots(screenshotFolder).map((file) => [file, readFileSync(inFolder(file))]));

/** Takes the screenshots of every page that looks different, and compresses them. */
const takeScreenshots = async (): Promise<boolean> => {
  const before = readScreenshots();
  const code = await run(
    tool('@playwright/test', 'playwright', [
      'test',
      '--project=screenshots',
      '--update-snapshots=changed',
    ]),
    {
      label: 'taking screenshots',
      env: {PORT: process.env['PORT'] || String(await freePort())},
    },
  );
  for (const file of listScreenshots(screenshotFolder)) {
    if (!allScreenshots.includes(file)) {
      rmSync(inFolder(file));
    }
  }
  const {added, changed} = compareFiles(before, readScreenshots());
  for (const file of [...added, ...changed]) {
    writeFileSync(inFolder(file), await compress(readFileSync(inFolder(file))));
  }
  console.log(`\n${describeChanges(compareFiles(before, readScreenshots()))}`);
  return code === 0;
};

try {
  process.env['CHROMIUM_PATH'] = await setUpBrowser();
  const isBuilt = (await run(program('scripts/build.ts'), {label: 'building'})) === 0;
  process.exitCode = isBuilt && (await takeScreenshots()) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
