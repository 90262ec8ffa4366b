/**
 * Runs `npx remotion versions` in a project outside this repository, because the packages of this repository don't
 * all have the same version. Usage: `node versions.mjs <version of @remotion/player>`
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const project = mkdtempSync(path.join(tmpdir(), 'versions-'));
const write = (folder, json) => {
  mkdirSync(path.join(project, folder), {recursive: true});
  writeFileSync(path.join(project, folder, 'package.json'), JSON.stringify(json));
};

const version = '4.0.331';
write('.', {name: 'my-video', version: '1.0.0'});
for (const name of ['remotion', '@remotion/bundler', '@remotion/cli', '@remotion/renderer']) {
  write(`node_modules/${name}`, {name, version});
}
write('node_modules/@remotion/player', {name: '@remotion/player', version: process.argv[2]});

const {status} = spawnSync('remotion', ['versions'], {cwd: project, stdio: 'inherit'});
rmSync(project, {recursive: true});
process.exitCode = status ?? 1;
