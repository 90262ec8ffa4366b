import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

const controller = mediaParserController();
controller.addEventListener('pause', () => console.log('Paused'));
controller.addEventListener('resume', () => console.log('Resumed'));
let frames = 0;

await parseMedia({
  src: 'public/clip.mp4',
  reader: nodeReader,
  controller,
  acknowledgeRemotionLicense: true,
  onVideoTrack: () => () => {
    frames++;
    if (frames === 90) {
      controller.pause();
      setTimeout(() => controller.resume(), 500);
    }
  },
});

console.log(`${frames} frames`);
