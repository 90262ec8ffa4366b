import {defineExample} from '../define';

export default defineExample({
  shows: 'A title in a font that is a file of the project.',
  pages: ['/docs/fonts'],
  steps: [
    {
      command: 'npx remotion still Title out/title.png',
      makes: [{file: 'out/title.png', width: 1280, height: 720}],
    },
    {
      command: 'npx remotion still CssTitle out/css-title.png',
      makes: [{file: 'out/css-title.png', width: 1280, height: 720}],
      notShown: 'the page renders the other title, which looks the same',
    },
  ],
  notShown: {'src/Root.tsx': 'it registers compositions as in every project'},
});
