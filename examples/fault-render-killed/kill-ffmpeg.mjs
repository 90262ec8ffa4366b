import {chmodSync, mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {RenderInternals} from '@remotion/renderer';
import {runRemotion} from '../fault-render-crash/run-remotion.mjs';

const flags = process.argv.slice(2);

// The programs of the renderer, with an FFmpeg that Linux kills as soon as it starts.
const ffmpeg = RenderInternals.getExecutablePath({
  type: 'ffmpeg',
  indent: false,
  logLevel: 'info',
  binariesDirectory: null,
});
const folder = path.resolve(`out/binaries${flags.join('')}`);
mkdirSync(folder, {recursive: true});
for (const name of readdirSync(path.dirname(ffmpeg))) {
  if (name !== 'ffmpeg') {
    symlinkSync(path.join(path.dirname(ffmpeg), name), path.join(folder, name));
  }
}

writeFileSync(path.join(folder, 'ffmpeg'), '#!/bin/sh\nkill -9 $$\n');
chmodSync(path.join(folder, 'ffmpeg'), 0o755);

await runRemotion({
  args: [
    ...['render', 'out/bundle', 'Clip', 'out/clip.mp4', '--concurrency=1'],
    ...['--disallow-parallel-encoding', `--binaries-directory=${folder}`],
    ...flags,
  ],
  // The arguments of FFmpeg contain the paths of temporary folders.
  message: /Error: .*SIGKILL\)?(?: \(Forced termination\): \S+)?/,
});
