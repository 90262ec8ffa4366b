import {defineExample} from '../define';

export default defineExample({
  shows: 'One video for each row of a CSV file, checked before anything is rendered.',
  pages: ['/docs/dataset-render'],
  steps: [
    {
      command: 'node render.mjs people.csv',
      output: 'render.output.txt',
      makes: [
        {file: 'out/ada.mp4', width: 320, height: 180, videoCodec: 'h264', frames: 30},
        {file: 'out/emmy.mp4', frames: 30},
        {file: 'out/alan.mp4', frames: 30},
      ],
    },
    {command: 'node render.mjs broken.csv', output: 'broken.output.txt', exitCode: 1},
  ],
  notShown: {'src/index.ts': 'the entry point, as everywhere'},
});
