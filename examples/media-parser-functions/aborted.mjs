import {hasBeenAborted, mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const controller = mediaParserController();

try {
  await parseMedia({
    src: 'public/clip.mp4',
    reader: nodeReader,
    controller,
    fields: {slowKeyframes: true},
    acknowledgeRemotionLicense: true,
    onSize: (size) => {
      if (size !== null && size > 10_000) {
        controller.abort(`${size} bytes are too much`);
      }
    },
  });
} catch (error) {
  if (!hasBeenAborted(error)) {
    throw error;
  }
  console.log(`Aborted: ${error.cause}`);
}
