import {defineExample} from '../define';

const startedByTheScript = 'readers run their own command, which prints more lines than that';

export default defineExample({
  shows: 'The messages of a browser that does not start, for each cause.',
  pages: ['/docs/troubleshooting/browser-launch'],
  // `npx remotion gpu` opens chrome://gpu.
  browser: 'window',
  steps: [
    {
      command: 'node start.mjs browsers/missing-library.sh',
      output: 'missing-library.output.txt',
      exitCode: 1,
      notShown: startedByTheScript,
    },
    {
      command: 'node start.mjs browsers/not-executable.sh',
      output: 'not-executable.output.txt',
      exitCode: 1,
      notShown: startedByTheScript,
    },
    {
      command: 'node start.mjs browsers/other-libc.sh',
      output: 'other-libc.output.txt',
      exitCode: 1,
      notShown: startedByTheScript,
    },
    {
      command: 'node start.mjs browsers/out-of-memory.sh',
      output: 'out-of-memory.output.txt',
      exitCode: 1,
      // Either the signal or nothing, depending on which event Node.js reports first.
      masks: [[/^Error: Closed with null signal: SIGKILL\n/m, '']],
      notShown: startedByTheScript,
    },
    {command: 'npx remotion gpu'},
  ],
  notShown: {
    'not-executable.output.txt': 'the page quotes the message in a table',
    'other-libc.output.txt': 'the page quotes the message in a table',
    'out-of-memory.output.txt': 'the page quotes the message in a table',
    'start.mjs': 'opens a browser and prints the message without the parts that vary',
    'browsers/missing-library.sh': 'stands in for Chrome on a machine without one of its libraries',
    'browsers/not-executable.sh': 'stands in for a Chrome that lost its permissions',
    'browsers/other-libc.sh': 'stands in for Chrome on Alpine Linux',
    'browsers/out-of-memory.sh': 'stands in for Chrome on a machine without free memory',
  },
});
