import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderFrames, selectComposition, stitchFramesToVideo} from '@remotion/renderer';

const inputProps = {title: 'Sales in May'};
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps});

const {assetsInfo, frameCount} = await renderFrames({
  serveUrl,
  composition,
  inputProps,
  imageFormat: 'png',
  outputDir: path.resolve('out/frames'),
  onStart: () => undefined,
  onFrameUpdate: () => undefined,
});

// The sound is kept until the video is written. Without this line, it is deleted while you wait.
assetsInfo.downloadMap.preventCleanup();

// The images are in out/frames now and can be changed, as long as their names and sizes stay.

const {fps, width, height} = composition;
await stitchFramesToVideo({
  assetsInfo,
  fps,
  width,
  height,
  codec: 'h264',
  crf: 23,
  outputLocation: path.resolve('out/sales.mp4'),
  onProgress: (frames) => console.log(`${frames} of ${frameCount} frames`),
});
