import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const metadata = await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  fields: {
    dimensions: true,
    slowDurationInSeconds: true,
    fps: true,
    videoCodec: true,
    audioCodec: true,
  },
  acknowledgeRemotionLicense: true,
});

console.log(metadata);
