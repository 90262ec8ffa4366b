import {defineExample} from '../define';

const endsProcesses = 'ends a process of the browser, as Linux does if the memory is used up';

export default defineExample({
  shows: 'Renders whose browser or component fails, and what they print.',
  pages: ['/docs/target-closed', '/docs/troubleshooting/debug-failed-render'],
  steps: [
    {
      command: 'npx remotion bundle --out-dir=out/bundle',
      notShown: 'lets the next steps share a bundle',
    },
    {
      command: 'node crash.mjs browser 1',
      output: 'once.output.txt',
      makes: [{file: 'out/title.mp4', frames: 5}],
      notShown: endsProcesses,
    },
    {
      command: 'node crash.mjs browser 2',
      output: 'twice.output.txt',
      exitCode: 1,
      // Depends on what the renderer does when the browser ends.
      masks: [[/^.*Error: .*Target closed.*$/gm, 'Target closed']],
      notShown: endsProcesses,
    },
    {
      command: 'node crash.mjs tab 1',
      output: 'tab.output.txt',
      exitCode: 1,
      notShown: endsProcesses,
    },
    {
      command: 'node show-error.mjs',
      output: 'invoice.output.txt',
      exitCode: 1,
      notShown: 'readers run the command itself, which also prints the calls in React',
    },
  ],
  notShown: {
    'crash.mjs': 'ends processes of the browser',
    'run-remotion.mjs': 'runs a command and ends its processes',
    'show-error.mjs': 'runs a command',
    'src/Report.tsx': 'tells the script which frame is rendered',
    'src/Title.tsx': 'tells the script which frame is rendered',
    'src/Root.tsx': 'registers compositions as in every project',
  },
});
