import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

for (const field of ['durationInSeconds', 'slowNumberOfFrames']) {
  const {size, internalStats} = await parseMedia({
    src: 'public/clip.mp4',
    reader: nodeReader,
    fields: {[field]: true, size: true, internalStats: true},
    acknowledgeRemotionLicense: true,
  });
  console.log(`${field}: skipped ${internalStats.skippedBytes} of ${size} bytes`);
}
