import {defineExample} from '../define';

export default defineExample({
  shows: 'A Vite app with a Player in the project of Getting started.',
  pages: ['/docs/studio-into-app'],
  steps: [
    {command: 'npx vite build'},
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
  ],
  notShown: {
    'src/HelloTitle.tsx': 'is the video from Getting started',
    'src/Root.tsx': 'is the root file from Getting started',
  },
});
