import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const result = await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  fields: {
    container: true,
    dimensions: true,
    durationInSeconds: true,
    fps: true,
    videoCodec: true,
    audioCodec: true,
  },
  acknowledgeRemotionLicense: true,
});

console.log(result);
