import {getVideoMetadata} from '@remotion/renderer';

const {durationInSeconds} = await getVideoMetadata('public/clip.mp4');
console.log(durationInSeconds);
