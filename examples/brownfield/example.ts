import {defineExample} from '../define';

export default defineExample({
  shows: 'A Remotion project in a folder of an existing app.',
  pages: ['/docs/brownfield'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Intro out/intro.png --frame=20',
      makes: [{file: 'out/intro.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
  ],
});
