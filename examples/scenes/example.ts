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
    {
      page: '/docs/measuring',
      proves: [
        'Register MarkedWord as a composition with 60 frames, open it in the Studio, and press E to go to its last frame.',
        'If you resize the window of the Studio or set the zoom to 50%, the marker stays behind both words.',
      ],
      actions: [
        {open: 'MarkedWord'},
        {press: 'e'},
        {covered: 'span:text-is("small print")', by: '[style*="background-color: gold"]'},
        {window: {width: 1000, height: 700}},
        {covered: 'span:text-is("small print")', by: '[style*="background-color: gold"]'},
        {window: {width: 1600, height: 900}},
        {click: 'Fit'},
        {click: '50%'},
        {covered: 'span:text-is("small print")', by: '[style*="background-color: gold"]'},
      ],
    },
    {
      page: '/docs/transitions/audio-transitions',
      proves: [
        'Register Soundscapes as a composition with 195 frames at 30 frames per second, open it in the Studio, and press Shift+→ three times to go to frame 90.',
        'Both scenes are visible there, so the timeline of the Studio has a track with a volume curve for sea.mp3 and for forest.mp3.',
      ],
      actions: [
        {open: 'Soundscapes'},
        {shows: 'sea.mp3'},
        {hides: 'forest.mp3'},
        {press: 'Shift+ArrowRight'},
        {press: 'Shift+ArrowRight'},
        {press: 'Shift+ArrowRight'},
        {shows: '00:03.00'},
        {shows: 'sea.mp3'},
        {shows: 'forest.mp3'},
      ],
    },
    {
      page: '/docs/miscellaneous/snippets/offthread-video-while-rendering',
      proves: [
        'Register Portrait as a composition and open it in the Studio.',
        "You see the size of the file in the upper left corner, and the browser's element inspector shows a <video>.",
      ],
      actions: [{open: 'Portrait'}, {element: 'video'}, {shows: '320 by 180'}],
    },
  ],
  notShown: {
    'guides.mjs': 'runs the commands of all pages with one bundle and one browser',
    'src/Root.tsx': 'registers the compositions of all pages',
    'src/headline/Misnamed.tsx': 'proves that the check of the font fails and ignores the weight',
  },
});
