import {defineExample} from '../define';

export default defineExample({
  shows:
    'Text that moves by less than a pixel per frame, and work that is repeated for each frame.',
  pages: ['/docs/troubleshooting/subpixel-rendering', '/docs/performance'],
  steps: [
    {
      command: 'npx remotion bundle --out-dir=out/bundle',
      notShown: 'lets the next steps share a bundle',
    },
    {
      command: 'node measure.mjs',
      output: 'measure.output.txt',
      notShown: 'measures the position of the text in each frame',
    },
    {
      command: 'node count.mjs',
      output: 'count.output.txt',
      notShown: 'counts the calls of a function',
    },
  ],
  notShown: {
    'count.mjs': 'counts the calls of a function',
    'measure.mjs': 'measures the position of the text in each frame',
    'png.mjs': 'decodes PNG files',
    'src/Moving.tsx': 'has the same style as the code on the page, with other properties',
    'src/rank-sales.ts': 'sorts an array',
    'src/Root.tsx': 'registers compositions as in every project',
  },
});
