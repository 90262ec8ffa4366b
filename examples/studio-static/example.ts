import {defineExample} from '../define';

export default defineExample({
  shows: 'A project bundled to a site that shows its compositions in a read-only Studio.',
  pages: ['/docs/studio/deploy-static'],
  steps: [
    {command: 'npx remotion bundle --out-dir=out/site'},
    {command: 'ls out/site', output: 'ls.output.txt'},
    {command: 'npx remotion compositions out/site', output: 'compositions.output.txt'},
  ],
  notShown: {
    'src/index.ts': 'the entry point, as everywhere',
    'src/Root.tsx': 'one composition with a text; any project will do',
  },
});
