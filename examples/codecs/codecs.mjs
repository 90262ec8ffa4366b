import {statSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderFrames, selectComposition, stitchFramesToVideo} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'Scene'});
const {width, height, fps} = composition;

// #region frames
const {assetsInfo} = await renderFrames({
  serveUrl,
  composition,
  inputProps: {},
  imageFormat: 'png',
  outputDir: path.resolve('out/frames'),
  onStart: () => undefined,
  onFrameUpdate: () => undefined,
});
// #endregion

// #region encode
const outputs = [
  {codec: 'h264', file: 'h264.mp4'},
  {codec: 'h265', file: 'h265.mp4'},
  {codec: 'vp8', file: 'vp8.webm'},
  {codec: 'vp9', file: 'vp9.webm'},
  {codec: 'prores', file: 'prores-hq.mov'},
  {codec: 'prores', file: 'prores-4444.mov', proResProfile: '4444', pixelFormat: 'yuva444p10le'},
  {codec: 'gif', file: 'animated.gif'},
];

for (const {file, ...settings} of outputs) {
  const outputLocation = path.resolve('out', file);
  const start = performance.now();

  await stitchFramesToVideo({
    assetsInfo,
    width,
    height,
    fps,
    outputLocation,
    force: true,
    muted: true,
    ...settings,
  });

  const milliseconds = Math.round(performance.now() - start);
  const kilobytes = (statSync(outputLocation).size / 1000).toFixed(1);
  console.log(`${file} ${kilobytes} kB ${milliseconds} ms`);
}
// #endregion
