import {defineExample} from '../define';

export default defineExample({
  shows: 'How many Lambda functions a render uses, what they cost, and which settings are valid.',
  pages: [
    '/docs/lambda/concurrency',
    '/docs/lambda/cost-example',
    '/docs/lambda/disk-size',
    '/docs/lambda/limits',
    '/docs/lambda/naming-convention',
    '/docs/lambda/optimizing-cost',
    '/docs/lambda/region-selection',
  ],
  steps: [
    {command: 'node lengths.mjs', output: 'lengths.output.txt'},
    {command: 'node settings.mjs', output: 'settings.output.txt'},
    {command: 'node cost-by-length.mjs', output: 'cost-by-length.output.txt'},
    {command: 'node cost-by-concurrency.mjs', output: 'cost-by-concurrency.output.txt'},
    {command: 'node memory-price.mjs', output: 'memory-price.output.txt'},
    {command: 'node regions.mjs', output: 'regions.output.txt'},
    {command: 'node disk.mjs', output: 'disk.output.txt'},
    {
      command: 'node names.mjs',
      output: 'names.output.txt',
      // The installed version of @remotion/lambda is not that of the pages: see features/toolkit/packages.ts.
      masks: [[/render-4-0-\d+-/g, 'render-4-0-331-']],
    },
    {command: 'node limits.mjs', output: 'limits.output.txt'},
  ],
});
