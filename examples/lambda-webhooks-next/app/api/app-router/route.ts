import {appRouterWebhook} from '@remotion/lambda/client';

export const POST = appRouterWebhook({
  secret: process.env.WEBHOOK_SECRET ?? '',
  onSuccess: ({renderId, outputUrl}) => {
    console.log(`${renderId} is done: ${outputUrl}`);
  },
  onError: ({renderId, errors}) => {
    console.log(`${renderId} failed: ${errors[0]?.message}`);
  },
  onTimeout: ({renderId}) => {
    console.log(`${renderId} timed out`);
  },
});
