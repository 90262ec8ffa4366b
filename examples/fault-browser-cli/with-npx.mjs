import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Links a package and its commands into a project, as an installation would. */
const install = (project, name) => {
  const manifest = require.resolve(`${name}/package.json`);
  const {bin = {}} = require(manifest);
  const link = path.join(project, 'node_modules', name);
  mkdirSync(path.dirname(link), {recursive: true});
  symlinkSync(path.dirname(manifest), link);
  for (const [command, file] of Object.entries(bin)) {
    const folder = path.join(project, 'node_modules/.bin');
    mkdirSync(folder, {recursive: true});
    symlinkSync(path.join(link, file), path.join(folder, command));
  }
};

// Outside the repository, because npm also looks for commands in the parent folders.
const project = mkdtempSync(path.join(tmpdir(), 'my-video-'));

try {
  writeFileSync(path.join(project, 'package.json'), '{"name": "my-video", "private": true}\n');
  for (const name of process.argv.slice(2)) {
    install(project, name);
  }

  const {stdout, stderr, status} = spawnSync('npx', ['remotion', 'versions'], {
    cwd: project,
    encoding: 'utf8',
    // npm would mix a spinner with its lines.
    env: {...process.env, npm_config_progress: 'false'},
  });
  // Leaves out warnings about the settings of this machine and the path of npm's log.
  const errors = stderr.split('\n').filter((line) => /^npm (?!warn|.* log )/.test(line));
  console.log([stdout, ...errors].join('\n').trim());
  process.exitCode = status ?? 1;
} finally {
  rmSync(project, {recursive: true, force: true});
}
