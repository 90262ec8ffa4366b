import {defineExample} from '../define';

export default defineExample({
  shows: 'A schema for the props of a composition, and a script that checks data with one.',
  pages: ['/docs/schemas'],
  steps: [
    {command: 'node src/read-quotes.mjs', output: 'read-quotes.output.txt'},
    {
      command: 'npx remotion still Quote out/quote.png',
      makes: [{file: 'out/quote.png', width: 1280, height: 720, videoCodec: 'png'}],
    },
  ],
  studio: ['/docs/schemas', '/docs/visual-editing'],
});
