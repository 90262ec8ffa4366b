import {defineExample} from '../define';

export default defineExample({
  shows:
    'The error if the root component is passed to the Player, and the component that fixes it.',
  pages: ['/docs/wrong-composition-mount'],
  steps: [
    {
      command: `npx esbuild src/main.tsx --bundle --jsx=automatic --outfile=out/app.js '--define:process.env.NODE_ENV="production"'`,
      notShown: 'readers have a bundler of their own',
    },
    {
      command: 'node open.mjs',
      output: 'open.output.txt',
      notShown: 'opens the app in a browser',
    },
  ],
  notShown: {
    'src/main.tsx': 'starts React as every app does',
    'src/Intro.tsx': 'any component will do',
    'src/Root.tsx': 'registers compositions as in every project',
    'src/WrongPreview.tsx': 'the page shows the fix',
    'open.mjs': 'opens the app in a browser',
    'open.output.txt': 'the page shows the message',
  },
});
