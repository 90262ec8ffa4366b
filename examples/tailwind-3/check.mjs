import assert from 'node:assert/strict';
import sharp from 'sharp';

const {data, info} = await sharp('out/ticket.png').raw().toBuffer({resolveWithObject: true});
const at = (x, y) => [...data.subarray(info.channels * (y * info.width + x)).subarray(0, 3)];

// The brand color of tailwind.config.js, and the card in the center.
assert.deepEqual(at(20, 20), [0x0b, 0x84, 0xf3]);
assert.deepEqual(at(640, 300), [255, 255, 255]);
