/**
 * Publishes build/ to a server with nginx: `npm run deploy -- user@host:/srv/site`. The target can also be a
 * local folder.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {deploy} from './lib/rsync';
import {secondsSince} from './lib/run';
import {root} from './lib/tools';

const [target, ...more] = process.argv.slice(2);
const site = path.join(root, 'build');
const start = performance.now();

if (!target || more.length > 0) {
  console.error('Pass one target: `npm run deploy -- user@host:/srv/site`.');
  process.exitCode = 1;
} else if (!existsSync(path.join(site, '.nginx'))) {
  console.error('build/ contains no site. Run `npm run build` first.');
  process.exitCode = 1;
} else {
  deploy(site, target, new Date());
  console.log(`Published in ${secondsSince(start)}.`);
}
