import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const controller = mediaParserController();
let frames = 0;

try {
  await parseMedia({
    src: 'public/clip.mp4',
    reader: nodeReader,
    controller,
    acknowledgeRemotionLicense: true,
    onVideoTrack: () => () => {
      frames++;
      if (frames === 10) {
        controller.abort('Ten frames are enough');
      }
    },
  });
} catch (error) {
  if (!hasBeenAborted(error)) {
    throw error;
  }

  console.log(`Stopped after ${frames} frames: ${error.cause}`);
}
