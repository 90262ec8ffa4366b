import {defineExample} from '../define';

export default defineExample({
  shows:
    'Props of a composition: defaults, from the command line, from a script and in the Player.',
  pages: ['/docs/passing-props'],
  steps: [
    {
      command: 'npx remotion still Badge out/may.png --props=props.json',
      makes: [{file: 'out/may.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
    {
      command: 'node render-badge.mjs',
      output: 'render-badge.output.txt',
      makes: [{file: 'out/june.mp4', frames: 60, fps: 30}],
    },
    {
      command: 'npx remotion still Badge out/default.png',
      makes: [{file: 'out/default.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
  ],
});
