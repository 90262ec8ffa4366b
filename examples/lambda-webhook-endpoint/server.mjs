import express from 'express';
import {expressWebhook} from '@remotion/lambda/client';

const app = express();

app.post(
  '/render-ended',
  express.json({limit: '1mb'}),
  expressWebhook({
    secret: process.env.WEBHOOK_SECRET,
    onSuccess: ({renderId, outputUrl, customData}) => {
      console.log(renderId, 'is done:', outputUrl, customData);
    },
    onError: ({renderId, errors}) => {
      console.log(renderId, 'failed:', errors[0].message);
    },
    onTimeout: ({renderId}) => {
      console.log(renderId, 'timed out');
    },
  }),
);

// Without this handler, Express responds with 500
app.use((error, _request, response, _next) => {
  console.log('Rejected:', error.message);
  response.status(401).json({success: false});
});

app.listen(4020, () => console.log('Waiting at http://localhost:4020/render-ended'));
