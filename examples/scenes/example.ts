import {defineExample} from '../define';

export default defineExample({
  shows: 'The scenes of guides: animated, measured, random, with transitions, props and sounds.',
  pages: [
    '/docs/animation-math',
    '/docs/layers',
    '/docs/layout-utils/best-practices',
    '/docs/measuring',
    '/docs/miscellaneous/snippets/combine-compositions',
    '/docs/miscellaneous/snippets/offthread-video-while-rendering',
    '/docs/miscellaneous/snippets/use-delay-render',
    '/docs/noise-visualization',
    '/docs/props-resolution',
    '/docs/reusability',
    '/docs/transforms',
    '/docs/transitions/audio-transitions',
    '/docs/transitions/presentations/custom',
    '/docs/transitions/timings/custom',
    '/docs/using-randomness',
  ],
  steps: [
    {
      command: 'node guides.mjs',
      notShown: 'runs the commands of all pages',
      makes: [
        {file: 'out/title.png', width: 1280, height: 720},
        {file: 'out/marked-2x.png', width: 2560, height: 1440},
        {file: 'out/soundscapes.wav', audioCodec: 'pcm_s16le', duration: 6.5},
      ],
    },
    {
      command: 'cat out/ticket.txt',
      output: 'ticket.output.txt',
      notShown: 'the image of the page shows the text',
    },
    {
      command: 'cat out/compositions.txt',
      output: 'compositions.output.txt',
      notShown: 'guides.mjs runs the command of the page',
    },
    {
      command: 'cat out/titles.txt',
      output: 'titles.output.txt',
      notShown: 'guides.mjs runs the command of the page',
    },
  ],
  studio: [
    '/docs/measuring',
    '/docs/transitions/audio-transitions',
    '/docs/miscellaneous/snippets/offthread-video-while-rendering',
  ],
  notShown: {
    'guides.mjs': 'runs the commands of all pages with one bundle and one browser',
    'src/Root.tsx': 'registers the compositions of all pages',
    'src/headline/Misnamed.tsx': 'proves that the check of the font fails and ignores the weight',
  },
});
