import {expressWebhook} from '@remotion/lambda/client';
import express from 'express';

const app = express();

app.post(
  '/api/render-done',
  express.json({limit: '1mb'}),
  expressWebhook({
    secret: process.env.WEBHOOK_SECRET ?? '',
    onSuccess: ({renderId, outputUrl, customData}) => {
      console.log(`${renderId} is done for ${customData?.customerId}: ${outputUrl}`);
    },
    onError: ({renderId, errors}) => {
      console.log(`${renderId} failed: ${errors[0].message}`);
    },
    onTimeout: ({renderId}) => {
      console.log(`${renderId} timed out`);
    },
  }),
);

// Without this handler, Express answers with status 500 and, outside of production, with the stack trace.
app.use((error, request, response, _next) => {
  console.log(error.message);
  response.status(error.status ?? 401).json({error: error.message});
});

app.listen(8093, () => console.log('Listening on http://localhost:8093'));
