import path from 'node:path';
import {renderFrames, selectComposition} from '@remotion/renderer';

const serveUrl = path.resolve('out/bundle');

for (const id of ['SlowRanking', 'Ranking']) {
  const composition = await selectComposition({serveUrl, id});
  let count = 0;
  await renderFrames({
    serveUrl,
    composition,
    inputProps: {},
    outputDir: `out/${id}`,
    concurrency: 1,
    onStart: () => {},
    onFrameUpdate: () => {},
    onBrowserLog: ({text}) => {
      count += text === 'Ranking the sales' ? 1 : 0;
    },
  });
  console.log(`${id}: ${composition.durationInFrames} frames, ranked ${count} times`);
}
