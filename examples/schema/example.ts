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
  studio: [
    {
      page: '/docs/schemas',
      proves: [
        'Start the Studio and open the Props panel.',
        'Clear the author field.',
        'Its label must turn red, and String must contain at least 1 character(s) must appear below it.',
        'The video keeps the last valid value.',
      ],
      actions: [
        {open: 'Quote'},
        {press: 'Control+J'},
        {click: 'Props'},
        {shows: 'The documentation'},
        {field: 'author', value: ''},
        {label: 'author', color: 'rgb(255, 50, 50)'},
        {shows: 'String must contain at least 1 character(s)'},
        {keeps: 'The documentation'},
      ],
    },
    {
      page: '/docs/visual-editing',
      proves: [
        'Change the color of the quote, save it and check the file:',
        'The line with color has the new value.',
        'If Prettier had already formatted the file in the same way, nothing else has changed.',
      ],
      actions: [
        {open: 'Quote'},
        {field: 'color', value: '#00695c'},
        {savable: 'color'},
        {press: 'Control+S'},
        {file: 'src/Root.tsx', line: "color: '#00695c',"},
      ],
    },
  ],
});
