import {defineExample} from '../define';

export default defineExample({
  shows: 'Tests of the HTML and of the pixels of a frame with Vitest.',
  pages: ['/docs/testing'],
  steps: [
    {command: 'npx vitest run src/LiftOff.test.tsx'},
    {
      command: 'node check-stills.mjs',
      notShown: 'runs the test of the pixels with a correct and with a wrong reference',
    },
  ],
  notShown: {
    'check-stills.mjs': 'runs the test of the pixels with a correct and with a wrong reference',
    'vitest.config.ts': 'keeps Vitest from using the configuration in the folder above',
    'src/Root.tsx': 'registers the component as in every project',
  },
});
