import {defineExample} from '../define';

export default defineExample({
  shows: 'A web app that shows the read-only Studio in an iframe and sends commands to it.',
  pages: ['/docs/miscellaneous/embed-studio'],
  steps: [
    {command: 'npx vite build'},
    {
      command:
        'npx remotion bundle src/video/studio.tsx --out-dir=dist/studio --public-path=/studio/',
    },
  ],
  notShown: {
    'index.html': 'what every Vite app has',
    'vite.config.ts': 'what every Vite app with React has',
    'public/leaf.svg': 'an image of the guide that comes before',
    'src/main.tsx': 'starts React as in every Vite app',
    'src/video/Root.tsx': 'the root of the guide that comes before',
  },
});
