import {defineExample} from '../define';

export default defineExample({
  shows: 'The functions of @remotion/lambda that need no AWS account.',
  pages: [
    '/docs/lambda/estimateprice',
    '/docs/lambda/getawsclient',
    '/docs/lambda/getregions',
    '/docs/lambda/getrolepolicy',
    '/docs/lambda/getuserpolicy',
    '/docs/lambda/speculatefunctionname',
  ],
  steps: [
    {command: 'node regions.mjs', output: 'regions.output.txt'},
    {command: 'node estimate.mjs', output: 'estimate.output.txt'},
    {
      command: 'node name.mjs',
      output: 'name.output.txt',
      masks: [[/remotion-render-4-0-\d+/g, 'remotion-render-4-0-331']],
    },
    {command: 'node user-policy.mjs', output: 'user-policy.output.txt'},
    {command: 'node role-policy.mjs', output: 'role-policy.output.txt'},
    {command: 'node client.mjs', output: 'client.output.txt'},
  ],
  notShown: {
    'user-policy.json': 'the output of getUserPolicy() without two actions, as in an older version',
  },
});
