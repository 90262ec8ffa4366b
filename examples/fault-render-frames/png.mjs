import {readFileSync} from 'node:fs';
import {inflateSync} from 'node:zlib';

const paeth = (left, up, corner) => {
  const [a, b, c] = [left, up, corner].map((value) => Math.abs(left + up - corner - value));
  return a <= b && a <= c ? left : b <= c ? up : corner;
};

/** Reads the first channel of a PNG with 8 bits per channel, as rows of bytes. */
export const readPng = (file) => {
  const data = readFileSync(file);
  const width = data.readUInt32BE(16);
  const height = data.readUInt32BE(20);
  const channels = data[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < data.length; at += 12 + data.readUInt32BE(at)) {
    if (data.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(data.subarray(at + 8, at + 8 + data.readUInt32BE(at)));
    }
  }
  const raw = inflateSync(Buffer.concat(parts));
  const size = width * channels;
  const rows = [];
  let above = Buffer.alloc(size);
  for (let y = 0; y < height; y++) {
    const start = y * (size + 1);
    const filter = raw[start];
    const row = Buffer.from(raw.subarray(start + 1, start + 1 + size));
    for (let x = 0; x < size; x++) {
      const left = x < channels ? 0 : row[x - channels];
      const corner = x < channels ? 0 : above[x - channels];
      const up = above[x];
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      row[x] = (row[x] + added) & 255;
    }
    rows.push(row.filter((_, x) => x % channels === 0));
    above = row;
  }
  return rows;
};

/** Finds the center of everything that isn't white, in pixels. */
export const centerOf = (file) => {
  let [sum, sumX, sumY] = [0, 0, 0];
  readPng(file).forEach((row, y) => {
    row.forEach((value, x) => {
      sum += 255 - value;
      sumX += (255 - value) * x;
      sumY += (255 - value) * y;
    });
  });
  return {x: sumX / sum, y: sumY / sum};
};
