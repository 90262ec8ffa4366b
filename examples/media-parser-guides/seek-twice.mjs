import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const firstController = mediaParserController();
await parseMedia({
  src: 'public/clip.webm',
  reader: nodeReader,
  controller: firstController,
  acknowledgeRemotionLicense: true,
  onVideoTrack: () => () => undefined,
});
const seekingHints = await firstController.getSeekingHints();
console.log(seekingHints?.type);

const secondController = mediaParserController();
secondController.seek(4.5);
let isFirst = true;
await parseMedia({
  src: 'public/clip.webm',
  reader: nodeReader,
  controller: secondController,
  seekingHints,
  acknowledgeRemotionLicense: true,
  onVideoTrack: () => (sample) => {
    if (isFirst) {
      isFirst = false;
      console.log(`Starts at ${sample.timestamp / 1_000_000} seconds`);
    }
  },
});
