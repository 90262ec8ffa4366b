import {mkdirSync, statSync} from 'node:fs';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';

mkdirSync('out', {recursive: true});

await downloadAndParseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  writer: nodeWriter('out/copy.mp4'),
  fields: {slowNumberOfFrames: true},
  acknowledgeRemotionLicense: true,
});

console.log(`Saved ${statSync('out/copy.mp4').size} bytes`);
