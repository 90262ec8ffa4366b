/**
 * Compresses the text files of build/ for a host that serves precompressed files: `npm run compress`, before a
 * deploy (delivery/README.md).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '@docs-kit/tools';
import {secondsSince} from '@docs-kit/tools/run';
import {precompress} from '../delivery/precompress';

const start = performance.now();

if (existsSync(path.join(buildDir, 'index.html'))) {
  const files = await precompress(buildDir);
  console.log(`Compressed ${files.length} files in ${secondsSince(start)}.`);
} else {
  console.error(`${buildDir} contains no site. Run \`npm run build\` first.`);
  process.exitCode = 1;
}
