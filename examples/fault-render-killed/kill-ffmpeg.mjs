import {runRemotion} from '../fault-render-crash/run-remotion.mjs';
import {makeBinaries} from './make-binaries.mjs';

const flags = process.argv.slice(2);

// Linux kills this FFmpeg as soon as it starts.
const folder = makeBinaries(
  `out/binaries${flags.join('')}`,
  'ffmpeg',
  () => '#!/bin/sh\nkill -9 $$\n',
);

await runRemotion({
  args: [
    ...['render', 'out/bundle', 'Clip', 'out/clip.mp4', '--concurrency=1'],
    ...['--disallow-parallel-encoding', `--binaries-directory=${folder}`],
    ...flags,
  ],
  // The arguments of FFmpeg contain the paths of temporary folders.
  message: /Error: .*SIGKILL\)?(?: \(Forced termination\): \S+)?/,
});
