import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderFrames, selectComposition} from '@remotion/renderer';

const inputProps = {title: 'Sales in May'};
const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps});

const {frameCount, assetsInfo} = await renderFrames({
  serveUrl,
  composition,
  inputProps,
  imageFormat: 'png',
  outputDir: path.resolve('out/frames'),
  onStart: ({frameCount: total}) => console.log(`Drawing ${total} frames`),
  onFrameUpdate: (framesRendered, frame, milliseconds) => {
    if (framesRendered % 15 === 0) {
      console.log(`${framesRendered}: frame ${frame} took ${Math.round(milliseconds)} ms`);
    }
  },
});

console.log(frameCount, assetsInfo.imageSequenceName);
