import {createHmac} from 'node:crypto';

const [url, type, secret = process.env.WEBHOOK_SECRET] = process.argv.slice(2);

const render = {
  renderId: 'abcdef1234',
  bucketName: 'remotionlambda-useast1-abcdef1234',
  expectedBucketOwner: '123456789012',
  customData: {customerId: 'c_42'},
};

const payloads = {
  success: {
    type: 'success',
    ...render,
    outputUrl: `https://s3.us-east-1.amazonaws.com/${render.bucketName}/renders/abcdef1234/out.mp4`,
    lambdaErrors: [],
    outputFile: `https://s3.us-east-1.amazonaws.com/${render.bucketName}/renders/abcdef1234/out.mp4`,
    timeToFinish: 12400,
    costs: {
      estimatedCost: 0.00212,
      estimatedDisplayCost: '$0.002',
      currency: 'USD',
      disclaimer:
        'Estimated cost for function invocations only. Does not include cost for storage and data transfer.',
    },
  },
  error: {
    type: 'error',
    ...render,
    errors: [{name: 'Error', message: 'No such title', stack: 'Error: No such title'}],
  },
  timeout: {type: 'timeout', ...render},
};

const body = JSON.stringify(payloads[type]);
const signature = createHmac('sha512', secret).update(body).digest('hex');

const response = await fetch(url, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'X-Remotion-Mode': 'production',
    'X-Remotion-Signature': `sha512=${signature}`,
    'X-Remotion-Status': type,
  },
  body,
});

console.log(response.status, await response.text());
