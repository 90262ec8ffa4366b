import {defineExample} from '../define';

export default defineExample({
  shows: 'Default props that cannot be serialized because their JSON would be too long.',
  pages: ['/docs/troubleshooting/defaultprops-too-big'],
  steps: [
    {
      command: 'npx remotion still Report out/report.png',
      exitCode: 1,
      output: 'still.output.txt',
      // Positions in the code of installed packages, which change with each release.
      masks: [[/^(?:\d+ │|at (?!src)).*$/gm, '…']],
    },
  ],
  notShown: {
    'src/Root.tsx': 'replaces large data, which would need a lot of memory',
  },
});
