import {defineExample} from '../define';

export default defineExample({
  shows: 'How Remotion reports packages of different versions.',
  pages: ['/docs/version-mismatch'],
  steps: [
    {
      command: 'node versions.mjs 4.0.300',
      exitCode: 1,
      output: 'mismatch.output.txt',
      masks: [[/v\d+\.\d+\.\d+, OS = \w+/g, 'v20.20.2, OS = linux']],
      notShown: 'runs `npx remotion versions` in a project whose packages differ',
    },
    {
      command: 'node versions.mjs 4.0.331',
      output: 'match.output.txt',
      masks: [[/v\d+\.\d+\.\d+, OS = \w+/g, 'v20.20.2, OS = linux']],
      notShown: 'runs `npx remotion versions` in a project whose packages match',
    },
    {
      command: 'node two-copies.mjs',
      output: 'two-copies.output.txt',
      notShown: 'a reader installs the two copies by accident',
    },
  ],
  notShown: {
    'versions.mjs': 'creates a project whose packages differ, which readers already have',
    'two-copies.mjs': 'creates two copies of a package, which readers already have',
  },
});
