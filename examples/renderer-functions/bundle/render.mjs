import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = await bundle({
  entryPoint: path.resolve('src/index.ts'),
  outDir: path.resolve('build'),
  onProgress: (percent) => console.log(`${Math.round(percent)} %`),
});
console.log(serveUrl);

for (const title of ['Sales in May', 'Sales in June']) {
  const inputProps = {title};
  const composition = await selectComposition({serveUrl, id: 'MyVideo', inputProps});
  await renderMedia({
    serveUrl,
    composition,
    inputProps,
    codec: 'h264',
    outputLocation: `out/${title}.mp4`,
  });
}
