import {defineExample} from '../define';

export default defineExample({
  shows: 'Webhook endpoints in a Next.js app, with the App Router and the Pages Router.',
  pages: ['/docs/lambda/approuterwebhook', '/docs/lambda/pagesrouterwebhook'],
  ports: [8094],
  steps: [
    {
      command: 'npx next build',
      notShown: 'readers build the app in the same way as every Next.js app',
    },
    {
      command:
        'WEBHOOK_SECRET=my-secret npx tsx ../lambda-webhooks/renders.ts http://localhost:8094/api/app-router http://localhost:8094/api/pages-router next start -p 8094',
      output: 'renders.output.txt',
      notShown: 'sends the webhooks of renders on a stand-in for AWS',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret npx next start -p 8094',
      until: /Ready in/,
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node send.mjs http://localhost:8094/api/app-router',
      output: 'app-router.output.txt',
    },
    {
      command: 'WEBHOOK_SECRET=my-secret node send.mjs http://localhost:8094/api/pages-router',
      output: 'pages-router.output.txt',
    },
  ],
  notShown: {
    'next.config.mjs': 'leaves lint and types to the checks of the site, and shortens the build',
    'renders.output.txt': 'proves that both routes accept the webhooks of the toolkit',
    'send.mjs': 'imports the script of examples/lambda-webhook-endpoint',
  },
});
