import {defineExample} from '../define';

/** The progress depends on the speed of the machine, and the stack trace on other packages. */
const onlyMessage = [
  [/^[\s\S]*?(?=An error occurred)/, ''],
  [/\n\nat [\s\S]*$/, '\n'],
] as const;

export default defineExample({
  shows: 'The errors of staticFile() for a path that is not in the public folder, and their fixes.',
  pages: ['/docs/staticfile-relative-paths', '/docs/staticfile-remote-urls'],
  ports: [5511],
  steps: [
    {
      command: 'node messages.mjs',
      output: 'messages.output.txt',
      notShown: 'the pages quote the messages with a placeholder for the path',
    },
    {
      command: 'npx remotion still RelativePath out/logo.png',
      output: 'relative.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'a reader runs the command of the page after the fix',
    },
    {
      command: 'npx remotion still Logo out/logo.png',
      makes: [{file: 'out/logo.png', width: 240, height: 240}],
    },
    {
      command: 'npx remotion still RemoteUrl out/photo.png',
      output: 'remote.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'a reader runs the command of the page after the fix',
    },
    {
      command: 'node photos.mjs',
      until: /Listening/,
      notShown: 'the server of the photo, because examples use no network',
    },
    {
      command: `npx remotion still Picture out/photo.png --props='{"file": "http://localhost:5511/photo.svg"}'`,
      makes: [{file: 'out/photo.png', width: 240, height: 240}],
    },
  ],
  notShown: {
    'messages.mjs': 'prints the message for each kind of path',
    'messages.output.txt': 'the pages quote the messages with a placeholder for the path',
    'relative.output.txt': 'the page quotes the message with a placeholder for the path',
    'remote.output.txt': 'the page quotes the message with a placeholder for the URL',
    'photos.mjs': 'the server of the photo, because examples use no network',
    'src/Root.tsx': 'it registers compositions as in every project',
    'src/RelativePath.tsx': 'the page shows the path that fails in a table',
    'src/RemoteUrl.tsx': 'the page shows the call in a diff',
  },
});
