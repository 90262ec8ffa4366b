import {defineExample, type Step} from '../define';

/** Lines of programs without a network. The first line that Node.js prints about an error names its own code. */
const masks: Step['masks'] = [
  [/Examples use no network, and this one asks for (\S+)\./g, 'getaddrinfo ENOTFOUND $1'],
  [/\(node:\d+\)/g, '(node:1234)'],
  [/(?<=^node:internal\/process\/promises:)\d+/gm, '391'],
];

/** A project without a browser: that of the example has one in `node_modules/.remotion`. */
const inEmptyProject = (command: string): string =>
  `mkdir -p out/empty && echo '{}' > out/empty/package.json && cd out/empty && ${command}`;

/** Shows a part of what a command prints, and keeps its exit code. */
const filtered = (command: string, filter: string): string =>
  inEmptyProject(`{ ${command} > log.txt 2>&1; code=$?; ${filter} log.txt; exit $code; }`);

export default defineExample({
  shows: 'What happens if ensureBrowser() cannot download a browser, with and without a listener.',
  pages: ['/docs/', '/docs/renderer/ensure-browser'],
  steps: [
    {
      command: inEmptyProject('node ../../prepare.mjs'),
      output: 'prepare.output.txt',
      masks,
      notShown: 'a reader runs the script in a project of their own',
    },
    {
      command: filtered('node ../../without-listener.mjs', 'head -n 7'),
      exitCode: 1,
      output: 'without-listener.output.txt',
      masks,
      notShown: 'proves that try/catch alone does not catch the error',
    },
    {
      command: filtered(
        'npx remotion render ../../../hello/src/index.ts HelloTitle out.mp4',
        'grep -A 5 ^Downloading',
      ),
      exitCode: 1,
      output: 'render.output.txt',
      masks,
      notShown: 'runs the first render of the page in a project without a browser',
    },
  ],
  notShown: {'without-listener.mjs': 'proves that try/catch alone does not catch the error'},
});
