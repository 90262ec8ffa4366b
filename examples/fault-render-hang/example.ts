import {defineExample} from '../define';

export default defineExample({
  shows: 'Renders that wait: for a tab that does not respond, for a font, for a closed browser.',
  pages: ['/docs/troubleshooting/timed-out-page-function', '/docs/troubleshooting/stuck-render'],
  steps: [
    {
      command: 'npx remotion bundle --out-dir=out/bundle',
      notShown: 'lets the next steps share a bundle',
    },
    {
      command: 'node blocked.mjs',
      output: 'blocked.output.txt',
      exitCode: 1,
      notShown: 'readers run the command itself, which also prints stack traces',
    },
    {
      command: 'npx remotion render out/bundle FixedChart out/chart.mp4',
      makes: [{file: 'out/chart.mp4', frames: 4}],
      notShown: 'proves the fix',
    },
    {
      command: 'node stuck.mjs',
      output: 'stuck.output.txt',
      exitCode: 1,
      notShown: 'runs the function of the page with two faults',
    },
  ],
  notShown: {
    'blocked.mjs': 'runs a command',
    'stuck.mjs': 'runs the function of the page with two faults',
    'src/Quote.tsx': 'loads the font of a server that never answers',
    'src/Root.tsx': 'registers compositions as in every project',
  },
});
