import {fork} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {combineChunks, selectComposition} from '@remotion/renderer';
import {makeChunks} from './make-chunks.mjs';

const framesPerChunk = 15;
const numberOfWorkers = 2;
const attempts = 2;

const inputProps = {color: 'tomato'};
const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
  outDir: path.resolve('out/bundle'),
});
const composition = await selectComposition({serveUrl, id: 'Countdown', inputProps});
const {durationInFrames, fps} = composition;

const chunks = makeChunks({durationInFrames, framesPerChunk});
console.log(`${durationInFrames} frames: ${chunks.map((chunk) => chunk.join('-')).join(', ')}`);

const files = [];
let nextChunk = 0;

const renderOn = async (worker, frameRange) => {
  for (let attempt = 1; ; attempt++) {
    worker.send({serveUrl, composition, inputProps, frameRange});
    const [answer] = await once(worker, 'message');
    if (answer.files) {
      return answer.files;
    }
    if (attempt === attempts) {
      throw new Error(`Frames ${frameRange.join('-')}: ${answer.error}`);
    }
  }
};

const keepBusy = async () => {
  const worker = fork('worker.mjs');
  try {
    while (nextChunk < chunks.length) {
      const index = nextChunk++;
      files[index] = await renderOn(worker, chunks[index]);
    }
  } finally {
    worker.disconnect();
  }
};

await Promise.all(Array.from({length: numberOfWorkers}, keepBusy));

await combineChunks({
  outputLocation: path.resolve('out/countdown.mp4'),
  videoFiles: files.map(({video}) => video),
  audioFiles: files.map(({audio}) => audio),
  codec: 'h264',
  audioCodec: 'aac',
  fps,
  framesPerChunk,
  compositionDurationInFrames: durationInFrames,
  preferLossless: false,
});
console.log('Saved out/countdown.mp4');
