import {parseMedia, WEBCODECS_TIMESCALE} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  acknowledgeRemotionLicense: true,
  onVideoTrack: () => (sample) => {
    if (sample.type === 'key') {
      console.log(`Keyframe at ${sample.timestamp / WEBCODECS_TIMESCALE} seconds`);
    }
  },
});
