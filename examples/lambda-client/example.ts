import {defineExample} from '../define';

export default defineExample({
  shows: 'Which credentials the Lambda functions use, and which functions the light client has.',
  pages: ['/docs/lambda/authentication', '/docs/lambda/light-client'],
  steps: [
    {
      command: 'node --env-file=both.env credentials.mjs',
      output: 'both.output.txt',
    },
    {
      command: 'node --env-file=temporary.env credentials.mjs',
      output: 'temporary.output.txt',
    },
    {command: 'node exports.mjs', output: 'exports.output.txt'},
  ],
});
