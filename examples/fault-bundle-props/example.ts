import {defineExample} from '../define';

export default defineExample({
  shows: 'Default props that cannot be serialized because their JSON would be too long.',
  pages: ['/docs/troubleshooting/defaultprops-too-big'],
  steps: [
    {
      command: 'npx remotion still Report out/report.png',
      exitCode: 1,
      output: 'still.output.txt',
      masks: [
        // Positions in the code of installed packages, which change with each release.
        [/^(?:\d+ │|at (?!src)).*$/gm, '…'],
        // If the tab closes while Remotion reads the source map, the message appears twice.
        [/Symbolicating[\s\S]*?(?=An error occurred:)/, ''],
      ],
    },
  ],
  notShown: {
    'src/Root.tsx': 'replaces large data, which would need a lot of memory',
  },
});
