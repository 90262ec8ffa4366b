import {defineExample} from '../define';

export default defineExample({
  shows: 'Three scenes with transitions between them, and a presentation of its own.',
  pages: ['/docs/transitioning'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Trip out/fade.png --frame=50',
      makes: [{file: 'out/fade.png', width: 1280, height: 720}],
    },
  ],
});
