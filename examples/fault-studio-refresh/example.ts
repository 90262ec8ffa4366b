import {defineExample} from '../define';

export default defineExample({
  shows: 'What the Studio does when different kinds of files change.',
  pages: ['/docs/troubleshooting/broken-fast-refresh'],
  ports: [5760],
  steps: [
    {
      command: 'node edit.mjs',
      output: 'edit.output.txt',
      notShown: 'edits the files that the page describes, and prints what happens',
    },
  ],
  notShown: {
    'edit.mjs': 'edits the files that the page shows, and prints what happens',
    'src/Badge.tsx': 'is the same as Chart.tsx',
    'src/Scene.tsx': 'shows the chart',
  },
});
