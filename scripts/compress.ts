/**
 * Compresses the text files of build/ for a host that serves precompressed files: `npm run compress`, before a
 * deploy (delivery/README.md).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {precompress} from '../delivery/precompress';
import {secondsSince} from '../packages/tools/run';
import {buildDir} from '../packages/tools/tools';

const start = performance.now();

if (existsSync(path.join(buildDir, 'index.html'))) {
  const files = await precompress(buildDir);
  console.log(`Compressed ${files.length} files in ${secondsSince(start)}.`);
} else {
  console.error(`${buildDir} contains no site. Run \`npm run build\` first.`);
  process.exitCode = 1;
}
