import {defineExample} from '../define';

export default defineExample({
  shows: 'Entry points that never register a root component or contain packages for Node.js.',
  pages: [
    '/docs/troubleshooting/loading-root-component',
    '/docs/troubleshooting/bundling-bundle',
    '/docs/troubleshooting/broken-fast-refresh',
  ],
  steps: [
    {
      command:
        'npx remotion still src/late.ts Title out/late.png --timeout=7000 2>&1 | grep -o " Error  A .*"',
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
      command: 'node out/server.cjs 2>&1 | grep ^Error:',
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
