import {defineExample} from '../define';

export default defineExample({
  shows: 'Two compositions next to the first one: the number of the frame, and a countdown.',
  pages: ['/docs/the-fundamentals'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Countdown out/last.png --frame=149',
      makes: [{file: 'out/last.png', width: 1080, height: 1080, videoCodec: 'png'}],
    },
  ],
  studio: [
    '/docs/studio',
    '/docs/preview',
    '/docs/studio/shortcuts',
    '/docs/studio/quick-switcher',
    '/docs/ai/chatbot',
  ],
  notShown: {'src/HelloTitle.tsx': 'the component of Getting started'},
});
