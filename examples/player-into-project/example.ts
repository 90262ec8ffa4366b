import {defineExample} from '../define';

export default defineExample({
  shows: 'The composition and the entry point that an app with a Player needs for renders.',
  pages: ['/docs/player-into-remotion-project'],
  steps: [
    {
      command:
        'npx remotion still Greeting out/greeting.png --frame=60 --props=\'{"name": "Grace"}\'',
      makes: [{file: 'out/greeting.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
  ],
  notShown: {'src/Greeting.tsx': 'is the video from the installation of the Player'},
});
