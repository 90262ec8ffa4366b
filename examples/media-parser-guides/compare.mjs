import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {getVideoMetadata} from '@remotion/renderer';

console.log(await getVideoMetadata('public/clip.mp4'));

const metadata = await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  fields: {
    fps: true,
    dimensions: true,
    durationInSeconds: true,
    videoCodec: true,
    audioCodec: true,
  },
  acknowledgeRemotionLicense: true,
});
console.log(metadata);
