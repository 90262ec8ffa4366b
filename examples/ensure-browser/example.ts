import {defineExample} from '../define';

/** A project without a browser: that of the example has one in `node_modules/.remotion`. */
const inEmptyProject = (script: string): string =>
  `mkdir -p out/empty && echo '{}' > out/empty/package.json && cd out/empty && node ../../${script}`;

export default defineExample({
  shows: 'What happens if ensureBrowser() cannot download a browser, with and without a listener.',
  pages: ['/docs/renderer/ensure-browser'],
  steps: [
    {
      command: inEmptyProject('prepare.mjs'),
      output: 'prepare.output.txt',
      masks: [
        [/Examples use no network, and this one asks for (\S+)\./g, 'getaddrinfo ENOTFOUND $1'],
        [/\(node:\d+\)/g, '(node:1234)'],
      ],
      notShown: 'a reader runs the script in a project of their own',
    },
    {
      command: inEmptyProject('without-listener.mjs'),
      exitCode: 1,
      notShown: 'proves that try/catch alone does not catch the error',
    },
  ],
  notShown: {'without-listener.mjs': 'proves that try/catch alone does not catch the error'},
});
