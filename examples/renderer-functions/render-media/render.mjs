import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const inputProps = {title: 'Sales in May'};

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps});
console.log(`${composition.durationInFrames} frames, ${composition.width}x${composition.height}`);

let last = -1;
const {slowestFrames} = await renderMedia({
  serveUrl,
  composition,
  inputProps,
  codec: 'h264',
  outputLocation: 'out/sales.mp4',
  onProgress: ({progress, stitchStage}) => {
    const percent = Math.floor(progress * 10) * 10;
    if (percent !== last) {
      last = percent;
      console.log(`${percent} % (${stitchStage})`);
    }
  },
});

const [slowest] = slowestFrames;
console.log(`Slowest frame: ${slowest?.frame}, ${Math.round(slowest?.time ?? 0)} ms`);
