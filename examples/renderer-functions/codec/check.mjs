import {getVideoMetadata} from '@remotion/renderer';

const {codec, canPlayInVideoTag} = await getVideoMetadata('public/clip.mp4');
console.log(codec, canPlayInVideoTag);
