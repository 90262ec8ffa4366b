import {defineExample, studioIsReady} from '../define';

/** The progress depends on the speed of the machine, and the stack trace on other packages. */
const onlyMessage = [
  [/^[\s\S]*?(?=💡|An error occurred)/, ''],
  [/\n\nat [\s\S]*$/, '\n'],
] as const;
/** The browser reports the error before or after the timeout, as the page says. */
const errorOrTimeout = [
  /(?:💡[^\n]*\n\n)?An error occurred:\n Error {2}(?:Could not play audio with src \/public\/missing\.mp3: \[object MediaError\]|A delayRender\(\) "Loading <Audio> duration with src=\/public\/missing\.mp3" was called but not cleared after 2000ms)\. See \S+ for help\./,
  'The error of the audio, or the timeout',
] as const;
const quoted = 'the page quotes the message with a placeholder for the URL';
const inConsole = 'prints what the console of the browser shows';

export default defineExample({
  shows: 'Files that the browser cannot play or seek, in the Studio and in a render.',
  pages: ['/docs/media-playback-error', '/docs/non-seekable-media'],
  ports: [5514, 5516],
  steps: [
    {command: 'node server.mjs', until: /Listening/, notShown: 'the server of the media'},
    {
      command: 'npx remotion studio --port=5516 --no-open',
      until: studioIsReady,
      notShown: 'a reader has the Studio open already',
    },
    {
      command: 'node console.mjs',
      output: 'seeking.output.txt',
      notShown: inConsole,
    },
    {
      command: 'npx remotion still BrowserVideo out/codec.png',
      output: 'render.output.txt',
      masks: onlyMessage,
      exitCode: 1,
      notShown: 'the timeout is short, so that the test does not wait',
    },
    {
      command: 'npx remotion still LoopedAudio out/audio.png',
      output: 'audio.output.txt',
      masks: [...onlyMessage, errorOrTimeout],
      exitCode: 1,
      notShown: 'the timeout is short, so that the test does not wait',
    },
    {
      command: 'npx remotion still OffthreadCodec out/frame.png',
      makes: [{file: 'out/frame.png', width: 64, height: 36}],
      notShown: 'proves that the render can read what the browser cannot',
    },
  ],
  notShown: {
    'audio.output.txt': quoted,
    'console.mjs': inConsole,
    'server.mjs': 'the server of the media, without range requests',
    'src/Clip.tsx': 'shows the file of each composition',
    'src/BrowserVideo.tsx': 'has a short timeout, which a reader should not set',
    'src/LoopedAudio.tsx': 'has a short timeout, which a reader should not set',
    'src/Root.tsx': 'it registers a composition for each fault',
  },
});
