import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const controller = mediaParserController();
controller.seek(2.5);

try {
  await parseMedia({
    src: 'public/clip.mp4',
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => (sample) => {
      console.log(`${sample.type} frame at ${sample.timestamp / 1_000_000} seconds`);
      controller.abort();
    },
  });
} catch (error) {
  if (!hasBeenAborted(error)) {
    throw error;
  }
  console.log('Stopped');
}
