import {defineExample} from '../define';

export default defineExample({
  shows: 'Images that a render does not wait for, and the component that it waits for.',
  pages: ['/docs/troubleshooting/background-image', '/docs/troubleshooting/nextjs-image'],
  ports: [5512],
  steps: [
    {
      command: 'node compare.mjs',
      output: 'compare.output.txt',
      makes: [
        {file: 'out/Title.png', width: 320, height: 180},
        {file: 'out/Photo.png', width: 320, height: 180},
      ],
      notShown: 'needs a server that holds back its response, which a reader does not have',
    },
  ],
  notShown: {
    'compare.mjs': 'compares the pixels of the frames, where a reader looks at them',
    'src/Root.tsx': 'it registers compositions as in every project',
    'src/NextPhoto.tsx': 'the page shows the props in a table',
    'src/OptimizedPhoto.tsx': 'only differs from NextPhoto.tsx in one prop',
  },
});
