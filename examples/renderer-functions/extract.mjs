import path from 'node:path';
import {extractAudio, getVideoMetadata} from '@remotion/renderer';

const videoSource = path.resolve('public/clip.mp4');
const {audioFileExtension} = await getVideoMetadata(videoSource);

if (audioFileExtension === null) {
  throw new Error('The video has no sound.');
}

const audioOutput = path.resolve(`public/clip.${audioFileExtension}`);
await extractAudio({videoSource, audioOutput});
console.log(path.basename(audioOutput));
