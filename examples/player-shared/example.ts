import {defineExample} from '../define';

export default defineExample({
  shows: 'One video component that an app plays and the command line renders.',
  pages: ['/docs/player/integration'],
  steps: [
    {
      command: 'npx remotion compositions src/video/index.ts --props=offer.json',
      output: 'compositions.output.txt',
    },
    {
      command:
        'npx remotion still src/video/index.ts Offer out/offer.png --props=offer.json --frame=100',
      makes: [{file: 'out/offer.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
    {command: 'npx vite build'},
  ],
  notShown: {
    'index.html': 'what every Vite app has',
    'src/main.tsx': 'shown with the installation of the Player',
    'vite.config.ts': 'its only setting is the folder for the tests',
  },
});
