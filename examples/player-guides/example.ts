import {defineExample} from '../define';

export default defineExample({
  shows:
    'The Player sized, started, followed, waiting for media, in an iframe, and in eight variations, each in a small app of its own.',
  pages: [
    '/docs/miscellaneous/snippets/player-in-iframe',
    '/docs/player/autoplay',
    '/docs/player/buffer-state',
    '/docs/player/current-time',
    '/docs/player/examples',
    '/docs/player/preloading',
    '/docs/player/premounting',
    '/docs/player/scaling',
  ],
  notShown: {
    'index.html': 'what every Vite app has',
    'src/main.tsx': 'mounts one of the apps for the tests',
    'src/gallery/App.tsx': 'puts the examples below each other for the tests',
    'src/premounting/ReportApp.tsx': 'a Player and a line of text for the tests',
    'vite.config.ts': 'its only setting is the folder for the tests',
  },
  steps: [{command: 'npx vite build', notShown: 'the pages begin with an app of the reader'}],
});
