import {readFileSync} from 'node:fs';

const [file, framesPerLine = '15'] = process.argv.slice(2);
const fps = 30;

// A WAV file is a list of chunks: a name of four letters, a length in bytes, the contents.
const wav = readFileSync(file);
const chunks = {};
for (let at = 12; at < wav.length;) {
  const name = wav.toString('latin1', at, at + 4);
  const length = wav.readUInt32LE(at + 4);
  chunks[name] = wav.subarray(at + 8, at + 8 + length);
  at += 8 + length + (length % 2);
}

// The samples of the first channel as numbers between -1 and 1.
const channels = chunks['fmt '].readUInt16LE(2);
const sampleRate = chunks['fmt '].readUInt32LE(4);
const samples = [];
for (let at = 0; at + 1 < chunks.data.length; at += 2 * channels) {
  samples.push(chunks.data.readInt16LE(at) / 32768);
}

// 1 is the loudest tone that a file can hold.
const loudnessOf = (part) => {
  const squares = part.reduce((sum, sample) => sum + sample ** 2, 0);
  return Math.sqrt((2 * squares) / part.length);
};

// The typical distance from one wave to the next, in waves per second.
const pitchOf = (part) => {
  const starts = [];
  for (let i = 1; i < part.length; i++) {
    if (part[i - 1] < 0 && part[i] >= 0) {
      starts.push(i - part[i] / (part[i] - part[i - 1]));
    }
  }
  const lengths = starts.slice(1).map((start, i) => start - starts[i]);
  lengths.sort((a, b) => a - b);
  const typical = lengths[Math.floor(lengths.length / 2)];
  return typical === undefined ? 'unknown' : `${Math.round(sampleRate / typical)} Hz`;
};

const step = Number(framesPerLine);
const frames = Math.round((samples.length / sampleRate) * fps);
for (let frame = 0; frame < frames; frame += step) {
  const end = Math.min(frame + step, frames);
  const [from, to] = [frame, end].map((f) => Math.round((f / fps) * sampleRate));
  const part = samples.slice(from, to);
  const loudness = loudnessOf(part);
  console.log(
    `frames ${frame} to ${end - 1}`.padEnd(16),
    loudness < 0.005 ? 'silence' : `loudness ${loudness.toFixed(2)}, pitch ${pitchOf(part)}`,
  );
}
