import {defineExample} from '../define';

export default defineExample({
  shows: 'The Player in a React app that a bundler turns into one script, without a framework.',
  pages: ['/docs/player/installation'],
  steps: [{command: 'npx esbuild src/index.tsx --bundle --minify --outfile=out/app.js'}],
  notShown: {
    'src/App.tsx': 'is src/App.tsx of the Vite app',
    'src/Greeting.tsx': 'is src/Greeting.tsx of the Vite app',
  },
});
