import {defineExample, type Step} from '../define';

/** Positions in the code of installed packages, which change with each release. */
const frames: NonNullable<Step['masks']> = [
  [/^(?:\d+ │|at (?!src)).*$/gm, '…'],
  [/(?<=(?:\.cjs|loader):)\d+(?::\d+)?/g, '1:1'],
  [/^Node\.js v.*$/gm, 'Node.js v20'],
];

const printed = 'the page shows this line of what the command prints';

export default defineExample({
  shows: 'Entry points that never register a root component or contain packages for Node.js.',
  pages: [
    '/docs/troubleshooting/loading-root-component',
    '/docs/troubleshooting/bundling-bundle',
    '/docs/troubleshooting/broken-fast-refresh',
  ],
  steps: [
    {
      command: 'npx remotion still src/late.ts Title out/late.png --timeout=7000',
      exitCode: 1,
      output: 'late.output.txt',
      masks: frames,
    },
    {
      command: "grep -o ' Error  A .*' late.output.txt",
      output: 'late-message.output.txt',
      notShown: printed,
    },
    {
      command: `npx remotion bundle src/with-renderer.tsx --out-dir=out/wrong 2>&1 | grep -o "Error: Module not found: Error: Can't resolve '[a-z_:/]*'"`,
      output: 'with-renderer.output.txt',
      masks: [[/'[a-z_:/]+'/g, "'url'"]],
      notShown: 'the page omits `grep`, which leaves out the paths of this machine',
    },
    {
      command:
        'npx esbuild server.ts --bundle --platform=node --outfile=out/server.cjs --log-level=error --external:@swc/core',
      notShown: 'excludes a package that readers do not have',
    },
    {
      command: 'node out/server.cjs',
      exitCode: 1,
      output: 'server.output.txt',
      masks: frames,
    },
    {
      command: "grep '^Error: ' server.output.txt",
      output: 'server-message.output.txt',
      notShown: printed,
    },
    {
      command:
        'npx esbuild server.ts --bundle --platform=node --packages=external --outfile=out/server.cjs',
    },
    {command: 'node out/server.cjs', output: 'server-fixed.output.txt'},
  ],
  notShown: {
    'late.output.txt': 'the page shows the message',
    'server.output.txt': 'the page shows the message',
    'src/Root.tsx': 'any root component will do',
  },
});
