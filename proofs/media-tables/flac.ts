/** Writes FLAC files, for which the toolkit's FFmpeg has no encoder. The format: RFC 9639. */

const samplesPerFrame = 4096;
const sampleRate = 44_100;

const crc = (bytes: Uint8Array, bits: 8 | 16, polynomial: number): number => {
  const top = 1 << (bits - 1);
  let value = 0;
  for (const byte of bytes) {
    value ^= byte << (bits - 8);
    for (let bit = 0; bit < 8; bit += 1) {
      value = ((value << 1) ^ (value & top ? polynomial : 0)) & ((top << 1) - 1);
    }
  }
  return value;
};

const block = (type: number, isLast: boolean, content: Buffer): Buffer => {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(content.length);
  header[0] = type | (isLast ? 0x80 : 0);
  return Buffer.concat([header, content]);
};

const comment = (text: string): Buffer => {
  const content = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(content.length);
  return Buffer.concat([length, content]);
};

/**
 * Returns an uncompressed tone in stereo with 16 bits per sample.
 *
 * @param frames how many frames of 4,096 samples; less than 128, because the numbers of the frames take one byte each
 * @param tags such as `{title: 'Waves'}`
 */
export const flacFile = (frames: number, tags: Readonly<Record<string, string>>): Buffer => {
  const info = Buffer.alloc(34);
  info.writeUInt16BE(samplesPerFrame, 0);
  info.writeUInt16BE(samplesPerFrame, 2);
  // 20 bits for the sample rate, 3 for the channels, 5 for the bits of a sample, 36 for the number of samples.
  const layout = (BigInt(sampleRate) << 44n) | (1n << 41n) | (15n << 36n);
  info.writeBigUInt64BE(layout | BigInt(frames * samplesPerFrame), 10);

  const entries = Object.entries(tags);
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries.length);
  const comments = [
    comment('media-tables'),
    count,
    ...entries.map((entry) => comment(entry.join('='))),
  ];

  const channel = Buffer.alloc(1 + 2 * samplesPerFrame);
  channel[0] = 0x02;
  for (let sample = 0; sample < samplesPerFrame; sample += 1) {
    channel.writeInt16BE(Math.round(8000 * Math.sin(sample / 16)), 1 + 2 * sample);
  }
  const audio = Array.from({length: frames}, (_, number) => {
    const start = Buffer.from([0xff, 0xf8, 0xc9, 0x18, number]);
    const frame = Buffer.concat([
      start,
      Buffer.from([crc(start, 8, 0x07)]),
      channel,
      channel,
      Buffer.alloc(2),
    ]);
    frame.writeUInt16BE(crc(frame.subarray(0, -2), 16, 0x8005), frame.length - 2);
    return frame;
  });
  return Buffer.concat([
    Buffer.from('fLaC'),
    block(0, false, info),
    block(4, true, Buffer.concat(comments)),
    ...audio,
  ]);
};
