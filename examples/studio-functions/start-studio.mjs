import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** Starts the Studio on a copy of the project in `out/my-video`, which the calls may change. */
export const startStudio = async (port) => {
  const project = path.resolve('out/my-video');
  rmSync(project, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  for (const name of ['package.json', '.prettierrc', 'src', 'public']) {
    cpSync(name, path.join(project, name), {recursive: true});
  }
  const studio = spawn('remotion', ['studio', '--no-open', `--port=${port}`], {
    cwd: project,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => {
    studio.on('exit', resolve);
  });
  const isReady = () =>
    fetch(`http://localhost:${port}`).then(
      ({ok}) => ok,
      () => false,
    );
  while (!(await isReady())) {
    await setTimeout(200);
  }
  return {
    project,
    ended,
    stop: async () => {
      studio.kill('SIGKILL');
      await ended;
    },
  };
};
