import {defineExample, type Step} from '../define';

const bundledBefore = 'the page renders from the source; the example bundles only once';
const format = {width: 320, height: 180};

/** Positions in the code of installed packages, which change with each release. */
const frames: NonNullable<Step['masks']> = [
  [/^(?:\d+ │|at (?!src)).*$/gm, '…'],
  [/(?<=bundle\.js:)\d+:\d+/g, '1:1'],
];

export default defineExample({
  shows: 'Errors that a composition throws while rendering, and the components that fix them.',
  pages: [
    '/docs/wrong-composition-mount',
    '/docs/webpack-dynamic-imports',
    '/docs/troubleshooting/could-not-be-parsed-as-a-value-list',
    '/docs/enametoolong',
    '/docs/troubleshooting/defaultprops-too-big',
  ],
  steps: [
    {command: 'npx remotion bundle --out-dir=out/site', notShown: bundledBefore},
    {
      command: 'npx remotion still out/site WrongTrailer out/trailer.png',
      exitCode: 1,
      output: 'mount.output.txt',
      masks: frames,
      notShown: bundledBefore,
    },
    {
      command: 'npx remotion still out/site WrongSlides out/slides.png',
      exitCode: 1,
      output: 'dynamic.output.txt',
      masks: frames,
      notShown: bundledBefore,
    },
    {
      command: 'npx remotion still out/site WrongTitle out/title.png',
      exitCode: 1,
      output: 'font.output.txt',
      masks: frames,
      notShown: bundledBefore,
    },
    {
      command: 'node fixed.mjs',
      output: 'fixed.output.txt',
      makes: [
        {file: 'out/EmptyTrailer.png', ...format},
        {file: 'out/Trailer.png', ...format},
        {file: 'out/Slides.png', ...format},
        {file: 'out/BundledSlides.png', ...format},
        {file: 'out/Title.png', width: 480, height: 120},
        {file: 'out/Report.png', ...format},
      ],
      notShown: 'renders the fixed compositions in one browser',
    },
  ],
  notShown: {
    'fixed.mjs': 'renders the fixed compositions in one browser',
    'fixed.output.txt': 'lists the files that the fixed compositions were rendered to',
    'mount.output.txt': 'the page shows the message',
    'dynamic.output.txt': 'the page shows the message and the place in the code',
    'font.output.txt': 'the page shows the message',
    'public/rows.json': 'any data will do',
    'src/Root.tsx': 'lists the compositions of five pages',
    'src/mount/Root.tsx': 'registers compositions as in every project',
    'src/dynamic/Root.tsx': 'registers compositions as in every project',
    'src/fonts/Root.tsx': 'registers compositions as in every project',
    'src/mount/Intro.tsx': 'any component will do',
  },
});
