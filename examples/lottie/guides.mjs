import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {openProject} from '../commands.mjs';

const {run, close} = await openProject();
const dot = [240, 89, 64];
const center = ({left, right}) => (left + right) / 2;

// From a file: the dot is in the center, and on the left after the loop.
const middle = await run('npx remotion still PulseFile out/pulse-30.png --frame=30');
assert(Math.abs(center(middle.boxOf(dot)) - 640) < 4);
const again = await run('npx remotion still PulseFile out/pulse-60.png --frame=60');
assert(center(again.boxOf(dot)) < 500);

// From a URL: the composition has the metadata of the animation.
writeFileSync(
  'out/compositions.txt',
  await run('npx remotion compositions', {only: ['RemoteLottie']}),
);
const remote = await run('npx remotion still RemoteLottie out/remote.png --frame=60');
assert.deepEqual([remote.width, remote.height], [400, 400]);
assert(Math.abs(center(remote.boxOf(dot)) - 200) < 3);

await close();
