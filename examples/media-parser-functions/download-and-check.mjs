import {stat} from 'node:fs/promises';
import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeWriter} from '@remotion/media-parser/node-writer';

const file = 'downloaded.mp4';
const skipSample = () => undefined;

const {durationInSeconds, dimensions, size} = await downloadAndParseMedia({
  src: process.argv[2],
  writer: nodeWriter(file),
  fields: {durationInSeconds: true, dimensions: true, size: true},
  acknowledgeRemotionLicense: true,
  // The whole file is only saved if the parser reads all samples.
  onVideoTrack: () => skipSample,
  onAudioTrack: () => skipSample,
});

console.log(durationInSeconds, dimensions);

const saved = await stat(file);
if (saved.size !== size) {
  throw new Error(`Only ${saved.size} of ${size} bytes were saved.`);
}
