import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {openProject} from '../commands.mjs';

const {run, still, close} = await openProject();

// Figma: the rocket has left its place, and only the stars remain.
const body = [0xf2, 0xf0, 0xff];
const start = await still('Rocket', 'out/rocket-start.png');
assert(start.boxOf(body).width > 100);
const flight = await run('npx remotion still Rocket out/rocket.png --frame=60');
assert(flight.boxOf(body).top < start.boxOf(body).top);
const end = await still('Rocket', 'out/rocket-end.png', {frame: 89});
assert.deepEqual(start.at(640, 440), body);
assert.deepEqual(end.at(640, 440), [0x1b, 0x14, 0x40]);

// After Effects: the composition has the metadata of the file, and the square has turned by 90 degrees at frame 40.
writeFileSync(
  'out/compositions.txt',
  await run('npx remotion compositions', {only: ['LogoFromAfterEffects']}),
);
const square = [231, 64, 42];
const small = await still('LogoFromAfterEffects', 'out/logo-10.png', {frame: 10});
const full = await run('npx remotion still LogoFromAfterEffects out/logo-40.png --frame=40');
assert(small.boxOf(square).width < full.boxOf(square).width);
assert.equal(full.boxOf(square).width, 200);

// After Effects: the background shows around the title.
const title = await run('npx remotion still TitleFromAfterEffects out/title.png --frame=25');
assert.deepEqual(title.at(20, 20), [255, 215, 0]);
assert(Math.abs(title.boxOf([220, 20, 60], 20).width - 400) < 8);

await close();
