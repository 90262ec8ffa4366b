import {defineExample} from '../define';

export default defineExample({
  shows: 'A composition that is as long as its video file, in two formats.',
  pages: ['/docs/dynamic-metadata'],
  steps: [
    {
      command: 'npx remotion render Clip',
      makes: [{file: 'out/clip-landscape.mp4', width: 1280, height: 720, frames: 120}],
    },
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {command: 'npx remotion compositions --props=portrait.json', output: 'portrait.output.txt'},
  ],
});
