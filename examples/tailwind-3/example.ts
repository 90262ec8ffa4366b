import {defineExample} from '../define';

export default defineExample({
  shows: 'A title with classes of Tailwind CSS 3 and a color of its configuration.',
  pages: ['/docs/tailwind/tailwind'],
  steps: [
    {
      command: 'npx remotion still Ticket out/ticket.png',
      notShown: 'the page is a reference, which lists the files',
      makes: [{file: 'out/ticket.png', width: 1280, height: 720}],
    },
    {command: 'node check.mjs', notShown: 'proves that the classes and the theme have an effect'},
  ],
  notShown: {
    'check.mjs': 'proves that the classes and the theme have an effect',
    'src/Root.tsx': 'registers the component as in every project',
  },
});
