import {defineExample} from '../define';

export default defineExample({
  shows: 'Tailwind CSS 4 on the command line and in Node.js, and together with SCSS in one bundle.',
  pages: [
    '/docs/tailwind',
    '/docs/tailwind-v4/overview',
    '/docs/tailwind-v4/enable-tailwind',
    '/docs/enable-scss/overview',
    '/docs/enable-scss/enable-scss',
  ],
  steps: [
    {
      command: 'npx remotion still TailwindCard out/card.png --frame=30',
      makes: [{file: 'out/card.png', width: 1280, height: 720}],
    },
    {
      command: 'node render-card.mjs',
      makes: [{file: 'out/node-card.png', width: 1280, height: 720}],
    },
    {
      command:
        'npx remotion still src/scss/index.ts Banner out/banner.png --config=src/scss/remotion.config.ts',
      notShown: 'the page is a reference, which lists the files',
      makes: [{file: 'out/banner.png', width: 1280, height: 720}],
    },
    {command: 'node check.mjs', notShown: 'compares the colors with what the pages say'},
  ],
  notShown: {
    'check.mjs': 'compares the colors with what the pages say',
    'src/scss/Root.tsx': 'registers the component as in every project',
    'src/scss/index.ts': 'the entry point, as everywhere',
  },
});
