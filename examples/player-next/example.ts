import {defineExample} from '../define';

export default defineExample({
  shows: 'The Player in a client component of a Next.js app with the App Router.',
  pages: ['/docs/player/installation'],
  steps: [
    {
      command: 'npx next build',
      notShown:
        'a reader starts the app as every Next.js app; the build proves that it can be made',
    },
  ],
  notShown: {
    'app/Greeting.tsx': 'is src/Greeting.tsx of the Vite app',
    'app/layout.tsx': 'comes with the template of Next.js',
    'next.config.mjs': 'leaves lint and types to the checks of the site',
  },
});
