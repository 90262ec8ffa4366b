import {defineExample} from '../define';

export default defineExample({
  shows: 'Captions and a thumbnail that a render emits besides the video.',
  pages: ['/docs/artifacts'],
  steps: [
    {
      command: 'npx remotion render Lesson out/lesson.mp4',
      makes: [
        {file: 'out/lesson.mp4', width: 480, height: 270, videoCodec: 'h264', frames: 45},
        {file: 'out/Lesson/thumbnail.jpeg', width: 480, height: 270, videoCodec: 'mjpeg'},
      ],
    },
    {command: 'cat out/Lesson/captions.srt', output: 'captions.output.txt'},
    {
      command: 'node render.mjs',
      output: 'render.output.txt',
      makes: [{file: 'out/lesson-files/thumbnail.jpeg', width: 480, height: 270}],
    },
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
  },
});
