import assert from 'node:assert/strict';
import sharp from 'sharp';

const [one, other] = await Promise.all(
  ['out/ring.png', 'out/node.png'].map((file) => sharp(file).raw().toBuffer()),
);
assert(one.equals(other));

// The ring is brighter than the background.
const {channels} = await sharp('out/ring.png').stats();
assert(channels.every(({max}) => max > 200));
