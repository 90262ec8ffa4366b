import {defineExample} from '../define';

export default defineExample({
  shows: 'A departure board whose styles are calculated from the frame.',
  pages: ['/docs/animating-properties'],
  steps: [
    {
      command: 'npx remotion still Departure out/departure-0.png --frame=0',
      makes: [{file: 'out/departure-0.png', width: 1280, height: 720}],
    },
    {
      command: 'npx remotion still Departure out/departure-66.png --frame=66',
      makes: [{file: 'out/departure-66.png', width: 1280, height: 720}],
    },
  ],
});
