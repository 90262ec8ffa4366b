import {defineExample} from '../define';

const repeatsPage = 'prints what the pages describe';
const registers = 'puts the components that the pages show into compositions';

export default defineExample({
  shows: 'What the functions of @remotion/studio do in the Studio, in a render and in an app.',
  pages: [
    '/docs/studio/api',
    '/docs/studio/delete-static-file',
    '/docs/studio/focus-default-props-path',
    '/docs/studio/get-static-files',
    '/docs/studio/go-to-composition',
    '/docs/studio/pause',
    '/docs/studio/play',
    '/docs/studio/reevaluate-composition',
    '/docs/studio/restart-studio',
    '/docs/studio/save-default-props',
    '/docs/studio/seek',
    '/docs/studio/toggle',
    '/docs/studio/update-default-props',
    '/docs/studio/visual-control',
    '/docs/studio/watch-public-folder',
    '/docs/studio/watch-static-file',
    '/docs/studio/write-static-file',
  ],
  ports: [5761],
  steps: [
    {
      command: 'node calls.mjs',
      output: 'calls.output.txt',
      notShown: 'uses the components in the Studio, and prints what happens',
    },
    {
      command: 'npx remotion bundle --out-dir=out/site',
      notShown: 'bundles the project for the next script',
    },
    {
      command: `npx esbuild src/app.tsx --bundle --jsx=automatic --outfile=out/app/app.js '--define:process.env.NODE_ENV="production"'`,
      notShown: 'readers have a bundler of their own',
    },
    {
      command: 'node outside.mjs',
      output: 'outside.output.txt',
      notShown: 'calls the functions outside of the Studio',
    },
  ],
  notShown: {
    'calls.mjs': repeatsPage,
    'calls.output.txt': repeatsPage,
    'outside.mjs': repeatsPage,
    'outside.output.txt': repeatsPage,
    'start-studio.mjs': 'starts the Studio for the scripts',
    'public/quote.json': 'any text will do',
    'public/swatch.svg': 'any image will do',
    'public/takes/1.txt': 'any file will do',
    'public/takes/2.txt': 'any file will do',
    'src/app.tsx': repeatsPage,
    'src/call-all.ts': repeatsPage,
    'src/ClickScene.tsx': registers,
    'src/LabelScene.tsx': registers,
    'src/Outside.tsx': repeatsPage,
    'src/Root.tsx': registers,
    '.prettierrc': 'comes with every template',
  },
});
