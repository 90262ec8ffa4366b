import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const controller = mediaParserController();
controller.seek(4.5);

try {
  await parseMedia({
    src: 'public/clip.mp4',
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => (sample) => {
      const seconds = sample.timestamp / 1_000_000;
      if (sample.type === 'key') {
        console.log(`Keyframe at ${seconds} seconds`);
      }

      if (seconds >= 4.5) {
        console.log(`Reached ${seconds} seconds`);
        controller.abort();
      }
    },
  });
} catch (error) {
  if (!hasBeenAborted(error)) {
    throw error;
  }
}
