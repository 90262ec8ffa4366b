import {defineExample} from '../define';

export default defineExample({
  shows: 'Styles that are computed from the frame, with interpolate() and spring().',
  pages: ['/docs/animating-properties'],
  steps: [
    {
      command: 'npx remotion still HelloTitle out/frame-0.png --frame=0',
      makes: [{file: 'out/frame-0.png', width: 1280, height: 720}],
    },
    {
      command: 'npx remotion still HelloTitle out/frame-40.png --frame=40',
      makes: [{file: 'out/frame-40.png', width: 1280, height: 720}],
    },
  ],
  notShown: {'src/Root.tsx': 'it registers compositions as in every project'},
});
