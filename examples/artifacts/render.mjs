import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {renderMedia, selectComposition} from '@remotion/renderer';

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const composition = await selectComposition({serveUrl, id: 'Lesson'});
const artifacts = [];

await renderMedia({
  serveUrl,
  composition,
  codec: 'h264',
  outputLocation: 'out/lesson.mp4',
  onArtifact: (artifact) => {
    artifacts.push(artifact);
  },
});

for (const {filename, content, frame} of artifacts) {
  const file = path.join('out/lesson-files', filename);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, content);
  console.log(`${file}, from frame ${frame}`);
}
