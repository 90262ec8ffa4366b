import {defineExample} from '../define';

export default defineExample({
  shows:
    'Webhook endpoints with Express and plain Node.js, called with right and wrong signatures.',
  pages: ['/docs/lambda/expresswebhook', '/docs/lambda/validatewebhooksignature'],
  ports: [8092, 8093],
  steps: [
    {
      command: 'WEBHOOK_SECRET=my-secret npx tsx renders.ts http://localhost:8092 node plain.mjs',
      output: 'renders-plain.output.txt',
      notShown: 'sends the webhooks of renders on a stand-in for AWS',
    },
    {
      command:
        'WEBHOOK_SECRET=my-secret npx tsx renders.ts http://localhost:8093/api/render-done node server.mjs',
      output: 'renders.output.txt',
      notShown: 'sends the webhooks of renders on a stand-in for AWS',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node plain.mjs',
      until: /Listening/,
      output: 'plain.output.txt',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node server.mjs',
      until: /Listening/,
      output: 'server.output.txt',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node send.mjs http://localhost:8092',
      output: 'send-plain.output.txt',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node send.mjs http://localhost:8093/api/render-done',
      output: 'send.output.txt',
    },
  ],
  notShown: {
    'renders.ts': 'sends the webhooks of renders on a stand-in for AWS',
    'send.mjs': 'imports the script of examples/lambda-webhook-endpoint',
    'renders-plain.output.txt': 'proves that the server accepts the webhooks of the toolkit',
    'renders.output.txt': 'proves that the server accepts the webhooks of the toolkit',
  },
});
