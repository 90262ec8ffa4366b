import {defineExample} from '../define';

export default defineExample({
  shows: 'An image and a data file of the public folder, and an imported image.',
  pages: ['/docs/assets'],
  steps: [
    {command: 'npx remotion compositions', output: 'compositions.output.txt'},
    {
      command: 'npx remotion still Cities out/cities.png --frame=45',
      makes: [{file: 'out/cities.png', width: 1280, height: 720}],
    },
  ],
  studio: ['/docs/assets'],
});
