import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {combineChunks, renderMedia, selectComposition} from '@remotion/renderer';

const framesPerChunk = 15;
const inputProps = {title: 'Sales in May'};
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps});
const {durationInFrames, fps} = composition;

const videoFiles = [];
const audioFiles = [];

for (let first = 0; first < durationInFrames; first += framesPerChunk) {
  const last = Math.min(first + framesPerChunk, durationInFrames) - 1;
  const video = path.resolve(`out/.chunks/${first}.ts`);
  const audio = path.resolve(`out/.chunks/${first}.aac`);

  await renderMedia({
    serveUrl,
    composition,
    inputProps,
    codec: 'h264-ts',
    audioCodec: 'aac',
    outputLocation: video,
    separateAudioTo: audio,
    frameRange: [first, last],
    compositionStart: 0,
    forSeamlessAacConcatenation: true,
    enforceAudioTrack: true,
  });

  videoFiles.push(video);
  audioFiles.push(audio);
}

await combineChunks({
  outputLocation: path.resolve('out/sales.mp4'),
  videoFiles,
  audioFiles,
  codec: 'h264',
  audioCodec: 'aac',
  fps,
  framesPerChunk,
  compositionDurationInFrames: durationInFrames,
  preferLossless: false,
  onProgress: ({totalProgress}) => console.log(`${Math.round(totalProgress * 100)} %`),
});
