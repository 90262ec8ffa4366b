import assert from 'node:assert/strict';
import {writeFileSync} from 'node:fs';
import {openProject} from '../commands.mjs';

const {run, still, close} = await openProject();

/** The number that clip.mp4 shows, from the hue of its background: it changes by 3 degrees with each frame. */
const assertNumber = (image, expected) => {
  const [red, green, blue] = image.at(20, 20);
  const highest = Math.max(red, green, blue);
  const range = highest - Math.min(red, green, blue);
  const sector =
    highest === red
      ? (green - blue) / range
      : highest === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  assert.equal(Math.round((((sector + 6) % 6) * 60) / 3), expected);
};

/** Pixels from all over an image, in steps that no tile of a mosaic has. */
const samplesOf = ({width, height}) => {
  const samples = [];
  for (let y = 0; y < height; y += 7) {
    for (let x = 0; x < width; x += 7) {
      samples.push([x, y]);
    }
  }
  return samples;
};

// Change video speed over time
assertNumber(await run('npx remotion still Accelerated out/frame-15.png --frame=15'), 15);
assertNumber(await run('npx remotion still Accelerated out/frame-40.png --frame=40'), 53);
assertNumber(await run('npx remotion still Accelerated out/frame-60.png --frame=60'), 104);
assertNumber(await still('Accelerated', 'out/frame-65.png', {frame: 65}), 119);

// The tables of Align duration, Segments at different speeds, Jump cuts and Videos in sequence
for (const id of ['Recording', 'Speeds', 'JumpCuts', 'Playlist']) {
  writeFileSync(`out/${id}.txt`, await run('npx remotion compositions', {only: [id]}));
}
writeFileSync(
  'out/fast.txt',
  await run('npx remotion compositions --props=fast.json', {only: ['Recording']}),
);

// Segments at different speeds
assertNumber(await still('Speeds', 'out/normal.png', {frame: 29}), 29);
assertNumber(await run('npx remotion still Speeds out/fast.png --frame=40'), 70);
assertNumber(await run('npx remotion still Speeds out/slow.png --frame=55'), 95);

// Freeze portions: only the frozen frame has a label.
for (const [command, number, label] of [
  ['npx remotion still Explained out/playing.png --frame=29', 29, false],
  ['npx remotion still Explained out/frozen.png --frame=45', 30, true],
  ['npx remotion still Explained out/going-on.png --frame=75', 45, false],
]) {
  const image = await run(command);
  assertNumber(image, number);
  // The padding below the text of the label
  assert.equal(Math.min(...image.at(640, 650)) > 240, label);
}

// Jump cuts
assertNumber(await run('npx remotion still JumpCuts out/before.png --frame=19'), 19);
assertNumber(await run('npx remotion still JumpCuts out/after.png --frame=20'), 50);

// Videos in sequence
assertNumber(await run('npx remotion still Playlist out/second.png --frame=130'), 10);

// Video manipulation: a gray image, an image of tiles, and an image that stays red.
{
  const memory = await run('npx remotion still Memory out/memory.png --frame=60');
  const isGray = (x, y) => new Set(memory.at(x, y)).size === 1;
  assert(samplesOf(memory).every(([x, y]) => isGray(x, y)));
  const mosaic = await run('npx remotion still Mosaic out/mosaic.png --frame=60');
  const size = mosaic.width / 32;
  for (const [x, y] of samplesOf(mosaic)) {
    assert.deepEqual(mosaic.at(x, y), mosaic.at(x - (x % size), y - (y % size)));
  }
  assertNumber(await run('npx remotion still OnlyRed out/only-red.png --frame=0'), 0);
}

// <Video> vs. <OffthreadVideo>: the same white digits on both sides.
{
  const image = await run('npx remotion still CompareVideos out/compare.png --frame=47');
  assertNumber(image, 47);
  const isWhite = (x, y) => Math.min(...image.at(x, y)) > 180;
  let [white, different] = [0, 0];
  for (let y = 0; y < 360; y++) {
    for (let x = 0; x < 640; x++) {
      white += Number(isWhite(x, y));
      different += Number(isWhite(x, y) !== isWhite(x + 640, y));
    }
  }
  assert(different < 0.05 * white);
}

// Transparent videos: the background is around the ring and inside it.
{
  await run(
    'npx remotion render Ring public/ring.webm --codec=vp8 --image-format=png --pixel-format=yuva420p --muted',
  );
  const image = await run('npx remotion still OnColor out/ring.png --frame=15');
  const lavender = [230, 230, 250];
  assert.deepEqual(image.at(5, 5), lavender);
  assert.deepEqual(image.at(160, 160), lavender);
  assert.equal(image.boxOf([255, 99, 71], 20).width, 160);
}

await close();
