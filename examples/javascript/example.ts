import {defineExample} from '../define';

export default defineExample({
  shows: 'A video in plain JavaScript, without TypeScript or its configuration.',
  pages: ['/docs/javascript'],
  steps: [
    {
      command: 'npx remotion still Greeting out/greeting.png --frame=30',
      makes: [{file: 'out/greeting.png', width: 1280, height: 720}],
    },
    {
      command: 'node check-errors.mjs',
      notShown: 'bundles the project as a CommonJS package',
    },
  ],
  notShown: {'check-errors.mjs': 'bundles the project as a CommonJS package'},
});
