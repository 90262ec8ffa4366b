import {defineExample} from '../define';

/** The progress depends on the speed of the machine, and the stack trace on other packages. */
const onlyMessage = [
  [/^[\s\S]*?(?=Browser failed|An error occurred|Error: Timeout)/, ''],
  [/\n\nat [\s\S]*$/, '\n'],
  [/\n +at [^\n]*/g, ''],
] as const;

export default defineExample({
  shows: 'Fonts that do not load in a render: no network, no answer, no file.',
  pages: ['/docs/troubleshooting/font-loading-errors'],
  ports: [5515],
  steps: [
    {
      command: 'npx remotion still src/faults.tsx NotDownloaded out/title.png',
      output: 'network.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'the composition of a reader has another name',
    },
    {
      command: 'npx remotion still src/faults.tsx MissingFile out/title.png',
      output: 'missing.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'the composition of a reader has another name',
    },
    {
      command: 'node silent.mjs',
      until: /Listening/,
      notShown: 'a server that never answers, in place of a slow connection',
    },
    {
      command: 'npx remotion still src/faults.tsx NoAnswer out/title.png --timeout=10000',
      output: 'timeout.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'the timeout is short, so that the test does not wait',
    },
    {
      command: 'npx remotion still LocalTitle out/title.png',
      makes: [{file: 'out/title.png', width: 640, height: 360}],
    },
  ],
  notShown: {
    'network.output.txt': 'the page quotes the message',
    'missing.output.txt': 'the page quotes the message',
    'timeout.output.txt': 'the page quotes the message with the default timeout',
    'src/faults.tsx': 'it registers a composition for each fault',
    'silent.mjs': 'a server that never answers, in place of a slow connection',
    'src/Root.tsx': 'it registers compositions as in every project',
    'src/Title.tsx': 'the title that uses the font',
    'src/NotDownloaded.tsx': 'the page shows the same call outside a component',
    'src/NoAnswer.tsx': 'loads from a local server, which a reader does not do',
    'src/MissingFile.tsx': 'only differs from LocalTitle.tsx in the name of the file',
  },
});
