import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

// #region parse
let bytes = 0;
await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  acknowledgeRemotionLicense: true,
  onVideoTrack: () => (sample) => {
    bytes += sample.data.length;
  },
});
console.log(`The video samples have ${bytes} bytes`);
// #endregion
