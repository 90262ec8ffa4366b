import {createRequire} from 'node:module';
import path from 'node:path';
import {
  getAwsClient,
  getCompositionsOnLambda,
  getRenderProgress,
  renderMediaOnLambda,
  renderStillOnLambda,
} from '@remotion/lambda/client';
import {makeStreamPayload} from '@remotion/serverless-client';
import {VERSION} from 'remotion/version';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {accountId, AwsError, FunctionCrash, progressFile} from '../aws';
import {aws, bucketName, clientVersion, functionName, region, shortenTimers} from './stand-in';

beforeEach(() => {
  aws.functions.set(functionName, {
    region,
    memorySizeInMb: 2048,
    timeoutInSeconds: 120,
    version: clientVersion,
  });
  vi.spyOn(console, 'error').mockReturnValue();
  // The code of a function logs its errors.
  vi.spyOn(console, 'log').mockReturnValue();
});

const renderId = 'abcde12345';
const progressKey = `renders/${renderId}/progress.json`;
const tooMany = new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
const render = {region, functionName, serveUrl: 'weather', composition: 'Forecast'} as const;
const video = {...render, codec: 'h264'} as const;
const started = () => JSON.stringify({type: 'success', renderId, bucketName});

const require = createRequire(import.meta.url);
const {innerHandler} = require('@remotion/serverless') as {
  innerHandler: (args: unknown) => Promise<void>;
};
const {LambdaClientInternals} = require('@remotion/lambda-client') as {
  LambdaClientInternals: {awsImplementation: object};
};

/**
 * Runs the code of a deployed function. In this checkout, the function and the client take their versions from packages
 * that differ, so the version of the client is replaced.
 */
const deployed = async ({payload}: {payload: object}): Promise<string> => {
  const chunks: Uint8Array[] = [];
  await innerHandler({
    params: {...payload, version: VERSION},
    responseWriter: {
      write: async (chunk: Uint8Array) => chunks.push(chunk),
      end: async () => undefined,
    },
    context: {
      awsRequestId: 'request-id',
      invokedFunctionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
      getRemainingTimeInMillis: () => 120_000,
    },
    providerSpecifics: {...LambdaClientInternals.awsImplementation, printLoggingHelper: false},
    insideFunctionSpecifics: {
      deleteTmpDir: async () => undefined,
      generateRandomId: () => renderId,
      getCurrentRegionInFunction: () => region,
      getCurrentFunctionName: () => functionName,
    },
  });
  return Buffer.concat(chunks).toString();
};

/** `facts.test.ts` proves that the code of a function doesn't catch all errors. */
const crashed = () => {
  throw new FunctionCrash('Unhandled', 'The specified key does not exist.');
};

describe('renderMediaOnLambda()', () => {
  it('makes the function save the progress privately and invoke itself', async () => {
    aws.addBucket(bucketName, region);
    aws.routines.set('start', deployed);
    await expect(renderMediaOnLambda(video)).resolves.toMatchObject({renderId, bucketName});
    expect(aws.inputsOf('PutObject')).toEqual([
      {Bucket: bucketName, Key: progressKey, ACL: 'private'},
    ]);
    expect(aws.inputsOf('Invoke')).toMatchObject([
      {InvocationType: 'RequestResponse', Payload: {type: 'start'}},
      {
        FunctionName: functionName,
        InvocationType: 'Event',
        Payload: {
          type: 'launch',
          renderId,
          bucketName,
          serveUrl: `https://${bucketName}.s3.${region}.amazonaws.com/sites/weather/index.html`,
        },
      },
    ]);
  });

  it('uploads props of more than about 194 KB', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    aws.addBucket(bucketName, region);
    aws.routines.set('start', started);
    const send = async (length: number) => {
      aws.calls.length = 0;
      await renderMediaOnLambda({...video, inputProps: {text: 'x'.repeat(length)}});
      return aws.operations;
    };
    // The function gets 200,000 characters, of which 6,024 are reserved. These are `{"text":""}` and `{}`.
    const limit = 200_000 - 6024 - 11 - 2;
    expect(await send(limit)).toEqual(['Invoke']);
    expect(await send(limit + 1)).toEqual(['ListBuckets', 'PutObject', 'Invoke']);
    expect(aws.inputsOf('PutObject')).toEqual([
      {
        Bucket: bucketName,
        Key: expect.stringMatching(/^input-props\/[a-z0-9]{10}\.json$/),
        ACL: 'private',
      },
    ]);
  });

  it('uploads props up to three times, after 2 and 4 seconds', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const delays = shortenTimers(2000, 4000);
    aws.addBucket(bucketName, region);
    aws.fail('PutObject', new AwsError('AccessDenied', 'Access Denied', 403), 3);
    await expect(
      renderMediaOnLambda({...video, inputProps: {text: 'x'.repeat(200_000)}}),
    ).rejects.toMatchObject({name: 'AccessDenied'});
    expect(aws.operations).toEqual(['ListBuckets', 'PutObject', 'PutObject', 'PutObject']);
    expect(delays).toEqual([2000, 4000]);
  });

  it('rejects without a retry if AWS rejects the call', async () => {
    aws.fail('Invoke', tooMany);
    await expect(renderMediaOnLambda(video)).rejects.toThrow('Rate Exceeded.');
    expect(aws.operations).toEqual(['Invoke']);
  });

  it('resolves without an ID if the function crashes', async () => {
    aws.routines.set('start', crashed);
    await expect(renderMediaOnLambda(video)).resolves.toMatchObject({renderId: undefined});
  });
});

describe('getRenderProgress()', () => {
  const input = {region, functionName, bucketName, renderId} as const;

  it('reports a timeout if chunks are missing 20 seconds after the limit of the function', async () => {
    // When the progress was saved. The function has a timeout of 120 seconds.
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 141_000);
    aws.addBucket(bucketName, region, {
      [progressKey]: progressFile({renderId, functionName, frames: 100}),
    });
    const progress = await getRenderProgress({...input, skipLambdaInvocation: true});
    expect(progress.fatalErrorEncountered).toBe(true);
    expect(progress.errors).toMatchObject([{name: 'TimeoutError', isFatal: true}]);
  });

  it('rejects if it cannot read the bucket, but resolves to the error if the function cannot', async () => {
    aws.addBucket(bucketName, region);
    const message = 'The specified key does not exist.';
    await expect(getRenderProgress({...input, skipLambdaInvocation: true})).rejects.toThrow(
      message,
    );
    aws.routines.set('status', crashed);
    const progress = await getRenderProgress(input);
    expect(progress).toMatchObject({errorMessage: message});
    expect(progress.renderId).toBeUndefined();
  });
});

describe('renderStillOnLambda()', () => {
  const still = {...render, inputProps: {}, imageFormat: 'png', privacy: 'public'} as const;

  /** Answers each request with the events of a stream. */
  const stream = (answer: () => Promise<readonly object[]>) =>
    vi
      .spyOn(getAwsClient({region, service: 'lambda'}).sdk.LambdaClient.prototype, 'send')
      .mockImplementation((async () => ({
        $metadata: {},
        EventStream: await answer(),
      })) as never);

  it.each([
    ['Runtime.TruncatedResponse', undefined, 2],
    ['Runtime.TruncatedResponse', 0, 1],
    ['Runtime.TruncatedResponse', 3, 4],
    ['Unhandled', 3, 1],
  ])(
    'after %s with maxRetries: %s, it invokes the function %i times',
    async (code, retries, times) => {
      const send = stream(async () => [
        {InvokeComplete: {ErrorCode: code, ErrorDetails: 'Details'}},
      ]);
      await expect(renderStillOnLambda({...still, maxRetries: retries})).rejects.toThrow('Details');
      expect(send).toHaveBeenCalledTimes(times);
    },
  );

  it('invokes the function again if AWS does not answer within 30 seconds', async () => {
    const delays = shortenTimers(30_000);
    const send = stream(() => new Promise(() => undefined));
    await expect(renderStillOnLambda(still)).rejects.toThrow('AWS did not invoke Lambda');
    expect(send).toHaveBeenCalledTimes(2);
    expect(delays).toEqual([30_000, 30_000]);
  });

  it('does not retry an error of the render', async () => {
    const error = 'Error: No composition Forecast';
    const payload = {error, shouldRetry: true, errorInfo: {} as never};
    const chunk = makeStreamPayload({message: {type: 'error-occurred', payload}});
    const send = stream(async () => [{PayloadChunk: {Payload: chunk}}]);
    await expect(renderStillOnLambda({...still, maxRetries: 3})).rejects.toThrow(error);
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('a function that renders a chunk', () => {
  it('fails the render without a retry if AWS rejects it', async () => {
    aws.fail('InvokeWithResponseStream', tooMany);
    const {streamRendererFunctionWithRetry} = require(
      path.resolve('node_modules/@remotion/serverless/dist/stream-renderer.js'),
    ) as {streamRendererFunctionWithRetry: (options: unknown) => Promise<void>};
    await expect(
      streamRendererFunctionWithRetry({
        functionName,
        payload: {type: 'renderer', chunk: 0, attempt: 1, retriesLeft: 1},
        providerSpecifics: LambdaClientInternals.awsImplementation,
        insideFunctionSpecifics: {getCurrentRegionInFunction: () => region},
      }),
    ).rejects.toThrow('AWS Concurrency limit reached (Original Error: Rate Exceeded.).');
    expect(aws.operations).toEqual(['InvokeWithResponseStream']);
  });
});

describe('getCompositionsOnLambda()', () => {
  it('resolves to undefined if the function fails', async () => {
    aws.routines.set('compositions', crashed);
    await expect(
      getCompositionsOnLambda({...render, inputProps: {}, envVariables: {}}),
    ).resolves.toBeUndefined();
    expect(aws.operations).toEqual(['Invoke']);
  });
});
