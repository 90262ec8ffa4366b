import {getVideoMetadata} from '@remotion/renderer';

const metadata = await getVideoMetadata('public/clip.mp4');
console.log(metadata);

if (metadata.durationInSeconds === null || metadata.durationInSeconds > 60) {
  throw new Error('The clip must be at most one minute long.');
}
