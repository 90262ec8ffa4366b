import {defineExample} from '../define';

const startsReact = 'starts React as src/main.tsx does';
const isSameButFor = 'is index.html with another script';

export default defineExample({
  shows: 'The Player in a Vite app: alone, with controls of the app, with media keys, as a canvas.',
  pages: [
    '/docs/player/installation',
    '/docs/player/custom-controls',
    '/docs/player/drag-and-drop',
    '/docs/player/media-keys',
  ],
  steps: [{command: 'npx vite build'}],
  notShown: {
    'vite.config.ts': 'builds several pages, where the app of a reader has one',
    'index.html': 'comes with the template of Vite',
    'controls.html': isSameButFor,
    'canvas.html': isSameButFor,
    'media-keys.html': isSameButFor,
    'media-session.html': isSameButFor,
    'src/controls/main.tsx': startsReact,
    'src/canvas/main.tsx': startsReact,
    'src/media-keys/main.tsx': startsReact,
    'src/media-session/main.tsx': startsReact,
    'testing.ts': 'is for the tests of the Player examples',
  },
});
