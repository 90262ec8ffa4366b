/**
 * Imports two copies of `remotion` whose versions differ, as if a dependency had its own. The second copy is the
 * installed package with another version number.
 */
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const installed = path.dirname(require.resolve('remotion/package.json'));
const copy = path.resolve('out/node_modules/remotion');
mkdirSync(copy, {recursive: true});
cpSync(path.join(installed, 'dist/cjs'), path.join(copy, 'dist/cjs'), {recursive: true});
cpSync(path.join(installed, 'package.json'), path.join(copy, 'package.json'));
const file = path.join(copy, 'dist/cjs/version.js');
writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\d+\.\d+\.\d+/g, '4.0.300'));

require('remotion');
try {
  require(path.join(copy, 'dist/cjs/index.js'));
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
