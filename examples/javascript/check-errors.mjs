// Bundles the project as a CommonJS package, as newer versions of npm create it, and compares the message.
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';

const rootDir = path.resolve('out/project');
await mkdir(rootDir, {recursive: true});
await cp('src', path.join(rootDir, 'src'), {recursive: true});
const manifest = JSON.parse(await readFile('package.json', 'utf8'));
await writeFile(
  path.join(rootDir, 'package.json'),
  JSON.stringify({...manifest, type: 'commonjs'}),
);

const error = await bundle({
  entryPoint: path.join(rootDir, 'src/index.js'),
  rootDir,
  outDir: path.join(rootDir, 'build'),
}).catch((reason) => reason);

const expected =
  "Module parse failed: 'import' and 'export' may appear only with 'sourceType: module'";
if (!String(error?.message).includes(expected)) {
  throw new Error(`Expected "${expected}", got "${error?.message ?? error}"`);
}
