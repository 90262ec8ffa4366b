import {defineExample} from '../define';

export default defineExample({
  shows: 'Starts a render on Lambda and prints its progress until it is done or has failed.',
  pages: ['/docs/lambda/rendermediaonlambda'],
  ports: [5760],
  steps: [
    {command: 'npx tsx aws.ts', until: /Listening/, notShown: 'stands in for AWS'},
    {
      command: 'node --env-file=aws.env render.mjs Bern',
      output: 'done.output.txt',
      notShown: 'sends the requests to the stand-in',
    },
    {
      command: 'node --env-file=aws.env render.mjs Atlantis',
      exitCode: 1,
      output: 'failed.output.txt',
      notShown: 'sends the requests to the stand-in',
    },
  ],
  notShown: {'aws.ts': 'stands in for AWS'},
});
