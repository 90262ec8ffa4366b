import {mkdirSync, statSync} from 'node:fs';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeWriter} from '@remotion/media-parser/node-writer';

mkdirSync('out', {recursive: true});

const {durationInSeconds, slowNumberOfFrames} = await downloadAndParseMedia({
  src: 'http://localhost:8013/clip.mp4',
  writer: nodeWriter('out/clip.mp4'),
  fields: {
    durationInSeconds: true,
    // A field that needs the samples, so that the whole file is read and saved.
    slowNumberOfFrames: true,
  },
  acknowledgeRemotionLicense: true,
});

console.log(`${durationInSeconds} seconds, ${slowNumberOfFrames} frames`);
console.log(`${statSync('out/clip.mp4').size} bytes`);
