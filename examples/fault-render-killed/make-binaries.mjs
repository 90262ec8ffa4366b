import {mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';

/**
 * Makes a folder for `--binaries-directory` with the programs of the renderer, of which one is replaced.
 *
 * @param folder where to make it; what is there is deleted
 * @param name the file name of the program to replace
 * @param script returns the script that replaces the program, from the path of the program
 * @returns the absolute path of the folder
 */
export const makeBinaries = (folder, name, script) => {
  const binaries = path.dirname(
    RenderInternals.getExecutablePath({
      type: 'ffmpeg',
      indent: false,
      logLevel: 'info',
      binariesDirectory: null,
    }),
  );
  const made = path.resolve(folder);
  rmSync(made, {recursive: true, force: true});
  mkdirSync(made, {recursive: true});
  for (const file of readdirSync(binaries)) {
    if (file !== name) {
      symlinkSync(path.join(binaries, file), path.join(made, file));
    }
  }

  writeFileSync(path.join(made, name), script(path.join(binaries, name)), {mode: 0o755});
  return made;
};
