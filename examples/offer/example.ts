import {defineExample} from '../define';

export default defineExample({
  shows: 'A video whose length follows its props, rendered once for each entry of a list.',
  pages: ['/docs/parameterized-rendering'],
  steps: [
    {
      command: 'npx remotion render Offer out/pears.mp4 --props=pears.json',
      makes: [{file: 'out/pears.mp4', frames: 60}],
    },
    {
      command: 'npx tsx render-offers.mjs',
      output: 'render-offers.output.txt',
      makes: [
        {file: 'out/berlin.mp4', frames: 60},
        {file: 'out/bern.mp4', frames: 90},
      ],
    },
  ],
});
