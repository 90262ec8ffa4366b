import {defineExample} from '../define';

const runsNpx = 'readers run npx themselves; the script runs it in an empty project';

export default defineExample({
  shows: 'What npx prints without and with the package that contains the command.',
  pages: [
    '/docs/cli/versions',
    '/docs/get-help',
    '/docs/troubleshooting/could-not-find-executable-to-run',
  ],
  steps: [
    {
      command: 'node with-npx.mjs remotion',
      output: 'without-cli.output.txt',
      exitCode: 1,
      notShown: runsNpx,
    },
    {
      command: 'node with-npx.mjs remotion @remotion/cli',
      output: 'with-cli.output.txt',
      masks: [
        [/^Node\.JS = v[\d.]+, OS = \w+/gm, 'Node.JS = v20.20.2, OS = linux'],
        [/compositor-[\w-]+/g, 'compositor-linux-x64-gnu'],
      ],
      notShown: runsNpx,
    },
  ],
  notShown: {'with-npx.mjs': 'creates a project and runs npx in it'},
});
