import {createHmac} from 'node:crypto';

const [url] = process.argv.slice(2);

const render = {
  renderId: 'ab12cd34ef',
  expectedBucketOwner: '123456789012',
  bucketName: 'remotionlambda-useast1-abcdefghij',
  customData: {customerId: 'c-17'},
};

const payloads = {
  success: {
    type: 'success',
    ...render,
    outputUrl: `https://s3.us-east-1.amazonaws.com/${render.bucketName}/renders/${render.renderId}/out.mp4`,
    outputFile: `https://s3.us-east-1.amazonaws.com/${render.bucketName}/renders/${render.renderId}/out.mp4`,
    timeToFinish: 8213,
    costs: {
      currency: 'USD',
      disclaimer:
        'Estimated cost for function invocations only. Does not include cost for storage and data transfer.',
      estimatedCost: 0.00217,
      estimatedDisplayCost: '$0.002',
    },
    lambdaErrors: [],
  },
  error: {
    type: 'error',
    ...render,
    errors: [
      {
        name: 'Error',
        message: 'No photo for c-17',
        stack: 'Error: No photo for c-17\n    at Photo',
      },
    ],
  },
  timeout: {type: 'timeout', ...render},
};

/** What a function sends as `X-Remotion-Signature`. */
const sign = (body, secret = process.env.WEBHOOK_SECRET) =>
  `sha512=${createHmac('sha512', secret).update(body).digest('hex')}`;

/** Sends a payload with the headers that a function sends, and prints the response. */
const send = async (label, payload, signatureOf = sign) => {
  const body = JSON.stringify(payload);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Remotion-Mode': 'production',
      'X-Remotion-Status': payload.type,
      'X-Remotion-Signature': signatureOf(body),
    },
    body,
  });
  console.log(`${label}: ${response.status} ${(await response.text()).slice(0, 60)}`);
};

await send('success', payloads.success);
await send('error', payloads.error);
await send('timeout', payloads.timeout);
await send('wrong secret', payloads.success, (body) => sign(body, 'guessed'));
await send('no secret', payloads.success, () => 'NO_SECRET_PROVIDED');
await send('changed body', {...payloads.success, renderId: 'other'}, () =>
  sign(JSON.stringify(payloads.success)),
);
