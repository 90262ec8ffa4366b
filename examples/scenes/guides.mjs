import assert from 'node:assert/strict';
import {readFileSync, writeFileSync} from 'node:fs';
import {differenceOf, openProject} from '../commands.mjs';

const {run, still, close} = await openProject();

const white = [255, 255, 255];
const black = [0, 0, 0];
const tomato = [255, 99, 71];
const royalblue = [65, 105, 225];
const gold = [255, 215, 0];
const sand = [243, 217, 168];
const slate = [111, 127, 181];

const near = (actual, expected, tolerance = 2) =>
  assert(
    Math.abs(actual - expected) <= tolerance,
    `Expected ${expected} ± ${tolerance}, but it is ${actual}.`,
  );

// Animation math: the label is invisible, full size and half size.
{
  const invisible = await run('npx remotion still Label out/label-0.png --frame=0');
  const whole = await run('npx remotion still Label out/label-30.png --frame=30');
  const half = await run('npx remotion still Label out/label-65.png --frame=65');
  assert.equal(invisible.boxOf(tomato), undefined);
  near(half.boxOf(tomato).width / whole.boxOf(tomato).width, 0.5, 0.01);
}

// Layers: only the circle, then the text in front of it.
{
  const circle = await run('npx remotion still Layers out/circle.png --frame=39');
  const title = await run('npx remotion still Layers out/title.png --frame=60');
  assert(circle.boxOf(tomato).width > 350);
  assert.equal(circle.boxOf(black), undefined);
  assert(title.boxOf(black).left < title.boxOf(tomato).left + 50);
  assert(title.boxOf(black).right > title.boxOf(tomato).right - 50);
}

// Transforms: the card is in the middle, first red and then blue.
{
  const red = await run('npx remotion still FlipCard out/red.png --frame=30');
  const blue = await run('npx remotion still FlipCard out/blue.png --frame=89');
  for (const {left, right, top, bottom} of [red.boxOf(tomato), blue.boxOf(royalblue)]) {
    near(left, 440);
    near(right, 840);
    near(top, 240);
    near(bottom, 480);
  }
}

// Randomness: both images show the same. The browser may smooth a few edges differently.
{
  const first = await run('npx remotion still Confetti out/first.png --frame=60');
  const second = await run('npx remotion still Confetti out/second.png --frame=60');
  const later = await still('Confetti', 'out/third.png', {frame: 61});
  assert(differenceOf(first, second) < 0.01);
  assert(differenceOf(first, later) > 1);
}

// Noise visualization: neighbors are similar, and a later frame is different.
{
  const frame = await run('npx remotion still Field out/frame-40.png --frame=40');
  const next = await run('npx remotion still Field out/frame-41.png --frame=41');
  const later = await run('npx remotion still Field out/frame-100.png --frame=100');
  assert(differenceOf(frame, next) > 0);
  assert(differenceOf(frame, later) > 10 * differenceOf(frame, next));
}

// Measuring DOM nodes: the marker is behind both words, which spaces separate from the others.
for (const [command, scale] of [
  ['npx remotion still MarkedWord out/marked.png --frame=30', 1],
  ['npx remotion still MarkedWord out/marked-2x.png --frame=30 --scale=2', 2],
]) {
  const image = await run(command);
  const marker = image.boxOf(gold);
  const middle = Math.round((marker.top + marker.bottom) / 2);
  near(marker.width, 410 * scale, 20 * scale);
  near(marker.bottom - marker.top, 100 * scale, 5 * scale);
  for (const x of [marker.left - 5 * scale, marker.right + 5 * scale]) {
    assert.deepEqual(image.at(x, middle), white);
  }
}

// Best practices for measuring text
{
  const first = await run(
    `npx remotion still Headline out/headline-0.png --frame=0 --props='{"text": "Saturday night"}'`,
  );
  const later = await run(
    `npx remotion still Headline out/headline-20.png --frame=20 --props='{"text": "Saturday night"}'`,
  );
  assert(differenceOf(first, later) < 0.01);
  near(first.boxOf(black).left, 105);
  near(first.boxOf(black).right, 1280 - 100 + 30);
  await assert.rejects(
    still('Misnamed', 'out/misnamed.png'),
    /it looks like the font is not loaded/,
  );
  await still('Misnamed', 'out/bold.png', {
    inputProps: {fontFamily: 'Lobster', fontWeight: '700'},
  });
}

// Props resolution: `cat` prints the props of the component.
{
  const {props} = await run('npx remotion still Ticket out/ticket.png --props=ticket.json');
  writeFileSync('out/ticket.txt', `${JSON.stringify(props, null, 2)}\n`);
}

// Combine compositions
writeFileSync(
  'out/compositions.txt',
  await run('npx remotion compositions', {only: ['All', 'Intro', 'Main', 'Outro']}),
);

// Reusability
writeFileSync('out/titles.txt', await run('npx remotion compositions', {only: ['TitleList']}));

// useDelayRender() snippet: the first file shows a text, and the second one isn't made.
{
  const brest = await run('npx remotion still Tide out/brest.png');
  near(brest.boxOf(black).width, 437, 40);
  await assert.rejects(
    run('npx remotion still Tide out/dover.png --props=dover.json'),
    /No tide for Dover: status 404/,
  );
}

// OffthreadVideo while rendering: frame 20 of the test pattern, whose left edge has no black letter
{
  const portrait = await run('npx remotion still Portrait out/portrait.png --frame=20');
  const isRed = ([red, green, blue]) => red > 200 && green < 50 && blue < 50;
  assert(Array.from({length: 50}, (_, y) => portrait.at(5, y)).every(isRed));
  assert(isRed(portrait.at(180, 540)));
  assert(!isRed(portrait.at(205, 540)));
}

// Custom presentations: the old scene, the same again, almost only the new scene, and nothing else.
{
  const before = await run('npx remotion still Window out/window-23.png --frame=23');
  const start = await run('npx remotion still Window out/window-24.png --frame=24');
  const end = await run('npx remotion still Window out/window-59.png --frame=59');
  const after = await run('npx remotion still Window out/window-60.png --frame=60');
  assert(differenceOf(before, start) < 0.01);
  assert.equal(start.boxOf(slate), undefined);
  assert(end.boxOf(sand).width > 0);
  assert(differenceOf(end, after) < 0.1 * differenceOf(start, after));
  assert.equal(after.boxOf(sand), undefined);
}

// Custom timings: the new scene covers the part of the old scene that the progress tells.
for (const [command, progress] of [
  ['npx remotion still Compare out/compare-41.png --frame=41', 0.25],
  ['npx remotion still Compare out/compare-46.png --frame=46', 0.5],
  ['npx remotion still Compare out/compare-70.png --frame=70', 0.5],
  ['npx remotion still Compare out/compare-80.png --frame=80', 1],
]) {
  const image = await run(command);
  near(image.boxOf(sand)?.right ?? 0, 1280 * (1 - progress));
}

// Audio transitions: one piece, then both, then the other one, always with the same loudness.
{
  const file = readFileSync(await run('npx remotion render Soundscapes out/soundscapes.wav'));
  const [channels, rate] = [file.readUInt16LE(22), file.readUInt32LE(24)];
  const start = file.indexOf('data') + 8;
  near((file.length - start) / (2 * channels * rate), 6.5, 0.05);

  /** The amplitude of a tone in a tenth of a second. */
  const amplitudeOf = (frequency, second) => {
    const count = rate / 10;
    let [real, imaginary] = [0, 0];
    for (let i = 0; i < count; i++) {
      const at = start + 2 * channels * (Math.round(second * rate) + i);
      const sample = file.readInt16LE(at) / 32768;
      const angle = (2 * Math.PI * frequency * i) / rate;
      real += sample * Math.cos(angle);
      imaginary += sample * Math.sin(angle);
    }
    return (2 * Math.hypot(real, imaginary)) / count;
  };
  const sea = (second) => amplitudeOf(300, second);
  const forest = (second) => amplitudeOf(900, second);
  const whole = sea(2);
  const transition = {firstSecond: 2.5, lastSecond: 4};
  assert(forest(transition.firstSecond - 0.1) < 0.01 * whole);
  near(sea(transition.firstSecond - 0.1) / whole, 1, 0.01);
  assert(sea(transition.firstSecond + 0.3) < 0.98 * whole);
  assert(forest(transition.lastSecond - 0.4) < 0.99 * whole);
  assert(sea(transition.lastSecond) < 0.01 * whole);
  near(forest(4.3) / whole, 1, 0.1);
  for (const second of [2.75, 3.2, 3.75]) {
    near(Math.hypot(sea(second), forest(second)) / whole, 1, 0.1);
  }
}

await close();
