import {defineExample} from '../define';

export default defineExample({
  shows: 'An endpoint for the webhook of a render, and requests that test it on the own machine.',
  pages: ['/docs/lambda/webhooks'],
  ports: [4020],
  steps: [
    {
      command: 'node deliver.mjs',
      output: 'deliver.output.txt',
      notShown: 'checks how often and when the toolkit retries',
    },
    {
      command:
        'WEBHOOK_SECRET=my-secret npx tsx ../lambda-webhooks/renders.ts http://localhost:4020/render-ended node server.mjs',
      output: 'renders.output.txt',
      notShown: 'sends the webhooks of renders on a stand-in for AWS',
    },
    {
      command: 'node --env-file=webhook.env server.mjs',
      until: /Waiting at/,
      output: 'server.output.txt',
    },
    {
      command: 'node --env-file=webhook.env send.mjs http://localhost:4020/render-ended',
      output: 'send.output.txt',
    },
  ],
  notShown: {
    'deliver.mjs': 'checks the retries of the toolkit with an endpoint that always fails',
    'deliver.output.txt': 'the page says in words what it proves',
    'renders.output.txt': 'proves that the server accepts the webhooks of the toolkit',
  },
});
