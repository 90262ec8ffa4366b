import {defineExample} from '../define';

export default defineExample({
  shows: 'Pages that Vite, Next.js and nginx serve with the headers for cross-origin isolation.',
  pages: ['/docs/miscellaneous/cross-origin-isolation'],
  steps: [{command: 'npx vite build', notShown: 'readers build their apps as before'}],
  notShown: {
    'index.html': 'comes with the template of Vite',
    'src/main.tsx': 'starts React',
    'app/layout.tsx': 'comes with the template of Next.js',
    'app/page.tsx': 'shows the component of the Vite app',
    'public/check.html': 'starts a worker, in place of a package',
    'public/check-worker.js': 'stands in for the worker of a package',
  },
});
