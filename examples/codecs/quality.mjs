import {statSync} from 'node:fs';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderFrames, selectComposition, stitchFramesToVideo} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'Scene'});
const {width, height, fps} = composition;

const {assetsInfo} = await renderFrames({
  serveUrl,
  composition,
  inputProps: {},
  imageFormat: 'png',
  outputDir: path.resolve('out/quality-frames'),
  onStart: () => undefined,
  onFrameUpdate: () => undefined,
});

const settings = [
  {crf: 1},
  {crf: 10},
  {crf: 18},
  {crf: 28},
  {crf: 40},
  {crf: 51},
  {videoBitrate: '200K'},
  {videoBitrate: '1M'},
  {x264Preset: 'ultrafast'},
  {x264Preset: 'medium'},
  {x264Preset: 'veryslow'},
];

for (const setting of settings) {
  const outputLocation = path.resolve('out/quality.mp4');
  const start = performance.now();

  await stitchFramesToVideo({
    assetsInfo,
    width,
    height,
    fps,
    outputLocation,
    force: true,
    muted: true,
    codec: 'h264',
    ...setting,
  });

  const kilobytes = (statSync(outputLocation).size / 1000).toFixed(1);
  const milliseconds = Math.round(performance.now() - start);
  console.log(`${JSON.stringify(setting)} ${kilobytes} kB ${milliseconds} ms`);
}
