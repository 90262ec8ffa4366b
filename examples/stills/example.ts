import {defineExample} from '../define';

export default defineExample({
  shows: 'Pictures from a composition and from a still, on the command line and from Node.js.',
  pages: ['/docs/stills', '/docs/scaling'],
  steps: [
    {
      command: 'npx remotion still ShareCard out/card.png',
      output: 'still.output.txt',
      makes: [{file: 'out/card.png', width: 1200, height: 630, videoCodec: 'png'}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,width,height -of compact out/card.png',
    },
    {
      command: 'npx remotion still Counter out/frame-45.jpeg --frame=45',
      makes: [{file: 'out/frame-45.jpeg', width: 640, height: 360, videoCodec: 'mjpeg'}],
    },
    {
      command: 'npx remotion still ShareCard out/card-2x.png --scale=2',
      makes: [{file: 'out/card-2x.png', width: 2400, height: 1260, videoCodec: 'png'}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=width,height -of compact out/card-2x.png',
      output: 'size.output.txt',
    },
    {
      command: 'npx remotion still ShareCard out/card-half.png --scale=0.5',
      makes: [{file: 'out/card-half.png', width: 600, height: 315, videoCodec: 'png'}],
    },
    {
      command: 'node cards.mjs',
      output: 'cards.output.txt',
      makes: [
        {file: 'out/frames.jpeg', width: 1200, height: 630, videoCodec: 'mjpeg'},
        {file: 'out/springs.jpeg', width: 1200, height: 630, videoCodec: 'mjpeg'},
      ],
    },
  ],
  notShown: {'src/index.ts': 'the entry point, as everywhere'},
});
