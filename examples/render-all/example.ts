import {defineExample} from '../define';

export default defineExample({
  shows: 'All compositions of a project in one go, from a Node.js script.',
  pages: ['/docs/render-all'],
  steps: [
    {
      command: 'node render-all.mjs',
      output: 'render-all.output.txt',
      makes: [
        {file: 'out/Intro.mp4', videoCodec: 'h264', frames: 20},
        {file: 'out/Outro.mp4', videoCodec: 'h264', frames: 15},
        {file: 'out/Cover.png', width: 640, height: 360, videoCodec: 'png'},
      ],
    },
    {command: 'ls out', output: 'ls.output.txt'},
    {command: 'npx remotion compositions --quiet', output: 'compositions.output.txt'},
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Slide.tsx': 'a text that fades in, without anything of the topic',
  },
});
