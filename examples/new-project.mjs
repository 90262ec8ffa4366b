/** Runs commands of npm in an empty project, which is outside the repository, because npm also looks in parent folders. */
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const installed = path.resolve(import.meta.dirname, '../node_modules');

const readManifest = (name) => {
  const file = path.join(installed, name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const isOfToolkit = (name) => name === 'remotion' || name.startsWith('@remotion/');

/** Links a package, its commands and the packages of the toolkit that it needs, as an installation would. */
const install = (project, name) => {
  const manifest = readManifest(name);
  const link = path.join(project, 'node_modules', name);
  // Optional dependencies are for other systems.
  if (manifest === undefined || existsSync(link)) {
    return;
  }
  mkdirSync(path.dirname(link), {recursive: true});
  symlinkSync(path.join(installed, name), link);
  for (const [command, file] of Object.entries(manifest.bin ?? {})) {
    const folder = path.join(project, 'node_modules/.bin');
    mkdirSync(folder, {recursive: true});
    symlinkSync(path.join(link, file), path.join(folder, command));
  }
  const needed = Object.keys({...manifest.dependencies, ...manifest.optionalDependencies});
  for (const each of needed.filter(isOfToolkit)) {
    install(project, each);
  }
};

/**
 * Installs packages in a new project, and runs `npx` in it.
 *
 * @returns what `npx` printed, without warnings about the settings of this machine and the path of npm's log
 */
export const runNpx = (packages, args) => {
  const project = mkdtempSync(path.join(tmpdir(), 'my-video-'));
  try {
    const dependencies = Object.fromEntries(
      packages.map((name) => [name, readManifest(name).version]),
    );
    writeFileSync(
      path.join(project, 'package.json'),
      JSON.stringify({name: 'my-video', private: true, dependencies}),
    );
    writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({lockfileVersion: 3}));
    packages.forEach((name) => install(project, name));
    const {stdout, stderr, status} = spawnSync('npx', args, {
      cwd: project,
      encoding: 'utf8',
      // npm would mix a spinner with its lines, and wait for a network.
      env: {...process.env, npm_config_progress: 'false', npm_config_offline: 'true'},
    });
    const errors = stderr.split('\n').filter((line) => /^npm (?!warn|.* log )/.test(line));
    return {printed: [stdout, ...errors].join('\n').trim(), exitCode: status ?? 1};
  } finally {
    rmSync(project, {recursive: true, force: true});
  }
};
