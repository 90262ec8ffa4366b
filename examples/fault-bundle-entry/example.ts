import {defineExample} from '../define';

/** Shows one line of what a command prints, without the lines about the code, and keeps the exit code. */
const onlyLine = (pattern: string, command: string): string =>
  `mkdir -p out; ${command} > out/log.txt 2>&1; code=$?; grep -o '${pattern}' out/log.txt; exit $code`;

export default defineExample({
  shows: 'Entry points that never register a root component or contain packages for Node.js.',
  pages: [
    '/docs/troubleshooting/loading-root-component',
    '/docs/troubleshooting/bundling-bundle',
    '/docs/troubleshooting/broken-fast-refresh',
  ],
  steps: [
    {
      command: onlyLine(
        ' Error  A .*',
        'npx remotion still src/late.ts Title out/late.png --timeout=7000',
      ),
      exitCode: 1,
      output: 'late.output.txt',
      notShown: 'the page omits `grep`, which leaves out the lines about the code',
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
      command: onlyLine('^Error: .*', 'node out/server.cjs'),
      exitCode: 1,
      output: 'server.output.txt',
      notShown: 'the page omits `grep`, which leaves out the lines about the code',
    },
    {
      command:
        'npx esbuild server.ts --bundle --platform=node --packages=external --outfile=out/server.cjs',
    },
    {command: 'node out/server.cjs', output: 'server-fixed.output.txt'},
  ],
  notShown: {
    'src/Root.tsx': 'any root component will do',
  },
});
