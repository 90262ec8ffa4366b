import {defineExample} from '../define';

export default defineExample({
  shows: 'A lower third with a transparent background in each format that can hold one.',
  pages: ['/docs/transparent-videos'],
  steps: [
    {
      command:
        'npx remotion render LowerThird out/overlay.webm --codec=vp9 --image-format=png --pixel-format=yuva420p --muted',
      makes: [
        {file: 'out/overlay.webm', width: 480, height: 270, videoCodec: 'vp9', audioCodec: null},
      ],
    },
    {
      command:
        'npx remotion render LowerThird out/overlay.mov --codec=prores --prores-profile=4444 --image-format=png --pixel-format=yuva444p10le --muted',
      makes: [
        {
          file: 'out/overlay.mov',
          videoCodec: 'prores',
          audioCodec: null,
          pixelFormat: 'yuva444p12le',
          frames: 30,
        },
      ],
    },
    {
      command: 'npx remotion render LowerThird out/frames --sequence --image-format=png',
      makes: [{file: 'out/frames/element-15.png', videoCodec: 'png', pixelFormat: 'rgba'}],
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,pix_fmt:stream_tags=alpha_mode -of compact out/overlay.webm',
      output: 'webm.output.txt',
    },
    {
      command:
        'npx remotion ffprobe -v error -show_entries stream=codec_name,pix_fmt -of compact out/overlay.mov',
      output: 'mov.output.txt',
    },
    {
      command: 'node render.mjs',
      makes: [
        {file: 'out/node.webm', videoCodec: 'vp9', audioCodec: null},
        {file: 'out/node.mov', videoCodec: 'prores', pixelFormat: 'yuva444p12le'},
      ],
    },
  ],
  notShown: {'src/index.ts': 'the entry point, as everywhere'},
});
