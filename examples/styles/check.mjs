import assert from 'node:assert/strict';
import sharp from 'sharp';

const read = async (file) => {
  const {data, info} = await sharp(file).raw().toBuffer({resolveWithObject: true});
  return {
    data,
    at: (x, y) => [...data.subarray(info.channels * (y * info.width + x)).subarray(0, 3)],
  };
};

// A blue background of the theme and a white card with round corners, on the command line and in Node.js.
const card = await read('out/card.png');
assert.deepEqual(card.at(20, 20), [0x0b, 0x84, 0xf3]);
assert.deepEqual(card.at(640, 310), [255, 255, 255]);
const node = await read('out/node-card.png');
assert(card.data.equals(node.data));

// SCSS and Tailwind CSS in the same bundle.
const banner = await read('out/banner.png');
assert.deepEqual(banner.at(20, 20), [252, 215, 214]);
