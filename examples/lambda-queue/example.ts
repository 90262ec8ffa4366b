import {defineExample} from '../define';

export default defineExample({
  shows: 'Renders several videos on Lambda, two at a time, and retries when AWS reaches a limit.',
  pages: ['/docs/lambda/troubleshooting/rate-limit'],
  ports: [5761],
  steps: [
    {command: 'npx tsx aws.ts', until: /Listening/, notShown: 'stands in for AWS'},
    {
      command: 'node --env-file=aws.env order.mjs',
      output: 'order.output.txt',
      notShown: 'sends the requests to the stand-in',
    },
  ],
  notShown: {'aws.ts': 'stands in for AWS'},
});
