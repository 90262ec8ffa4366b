import {createRequire} from 'node:module';
import path from 'node:path';
import {
  getCompositionsOnLambda,
  getRenderProgress,
  renderMediaOnLambda,
  renderStillOnLambda,
} from '@remotion/lambda/client';
import {makeStreamPayload} from '@remotion/serverless-client';
import {VERSION} from 'remotion/version';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  accountId,
  AwsError,
  FunctionCrash,
  progressFile,
  type RenderStage,
  type Routine,
} from '../aws';
import {
  aws,
  bucketName,
  clientVersion,
  expireFirst,
  functionName,
  region,
  shortenTimers,
} from './stand-in';

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
const tooMany = new AwsError('TooManyRequestsException', 'Rate Exceeded.', 429);
const render = {region, functionName, serveUrl: 'weather', composition: 'Forecast'} as const;

const answer =
  (content: unknown): Routine =>
  () =>
    JSON.stringify(content);

const require = createRequire(import.meta.url);
const {innerHandler} = require('@remotion/serverless') as {
  innerHandler: (args: unknown) => Promise<void>;
};
const {LambdaClientInternals} = require('@remotion/lambda-client') as {
  LambdaClientInternals: {awsImplementation: object};
};

/**
 * Runs the code of a deployed function. If it throws, the function crashes, because the code doesn't catch all
 * errors. `handler` of `@remotion/lambda` would also empty `/tmp`. In this checkout, the function and the client
 * take their versions from packages that differ, so the version of the client is replaced.
 */
const deployed =
  (version: string = VERSION): Routine =>
  async ({payload}) => {
    const chunks: Uint8Array[] = [];
    try {
      await innerHandler({
        params: {...payload, version},
        responseWriter: {
          write: async (chunk: Uint8Array) => chunks.push(chunk),
          end: async () => undefined,
        },
        context: {
          awsRequestId: 'request-id',
          invokedFunctionArn: `arn:aws:lambda:${region}:${accountId}:function:${functionName}`,
          getRemainingTimeInMillis: () => 120_000,
        },
        providerSpecifics: {
          ...LambdaClientInternals.awsImplementation,
          printLoggingHelper: false,
        },
        insideFunctionSpecifics: {
          deleteTmpDir: async () => undefined,
          generateRandomId: () => renderId,
          getCurrentRegionInFunction: () => region,
          getCurrentFunctionName: () => functionName,
          getCurrentMemorySizeInMb: () => 2048,
        },
      });
    } catch (error) {
      throw new FunctionCrash('Unhandled', (error as Error).message);
    }
    return Buffer.concat(chunks).toString();
  };

describe('renderMediaOnLambda()', () => {
  it('invokes the function once', async () => {
    aws.routines.set('start', answer({type: 'success', renderId, bucketName}));
    const links = await renderMediaOnLambda({...render, codec: 'h264'});
    expect(aws.calls).toMatchObject([
      {service: 'lambda', operation: 'Invoke', region, accessKeyId: 'AKIAEXAMPLE'},
    ]);
    expect(aws.inputsOf('Invoke')).toMatchObject([
      {FunctionName: functionName, InvocationType: 'RequestResponse'},
    ]);
    const logs = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}`;
    expect(links).toEqual({
      renderId,
      bucketName,
      cloudWatchLogs: expect.stringContaining(`${logs}#logsV2:log-groups/log-group/`),
      cloudWatchMainLogs: expect.stringContaining('method$253Dlaunch'),
      lambdaInsightsLogs: `${logs}#lambda-insights:functions/${functionName}`,
      folderInS3Console: `https://s3.console.aws.amazon.com/s3/buckets/${bucketName}?region=${region}&prefix=renders/${renderId}/`,
      progressJsonInConsole: `https://${region}.console.aws.amazon.com/s3/object/${bucketName}?region=${region}&bucketType=general&prefix=renders/${renderId}/progress.json`,
    });
  });

  it('makes the function find the bucket, save the progress and invoke itself', async () => {
    aws.addBucket(bucketName, region);
    aws.routines.set('start', deployed());
    await expect(renderMediaOnLambda({...render, codec: 'h264'})).resolves.toMatchObject({
      renderId,
      bucketName,
    });
    expect(aws.operations.slice(0, 2)).toEqual(['Invoke', 'ListBuckets']);
    expect(aws.operations.slice(2).toSorted()).toEqual(['Invoke', 'PutObject']);
    expect(aws.inputsOf('PutObject')).toEqual([
      {
        Bucket: bucketName,
        Key: `renders/${renderId}/progress.json`,
        ACL: 'private',
        ContentType: 'application/json',
        ExpectedBucketOwner: accountId,
      },
    ]);
    expect(aws.inputsOf('Invoke')[1]).toMatchObject({
      FunctionName: functionName,
      InvocationType: 'Event',
      Payload: {
        type: 'launch',
        renderId,
        bucketName,
        serveUrl: `https://${bucketName}.s3.${region}.amazonaws.com/sites/weather/index.html`,
      },
    });
  });

  it('does not look for a bucket with forceBucketName', async () => {
    aws.addBucket('videos', region);
    aws.routines.set('start', deployed());
    await renderMediaOnLambda({...render, codec: 'h264', forceBucketName: 'videos'});
    expect(aws.operations).not.toContain('ListBuckets');
    expect(aws.textOf('videos', `renders/${renderId}/progress.json`)).toContain('"chunks":[]');
  });

  it('creates the bucket if the region has none', async () => {
    aws.routines.set('start', deployed());
    await renderMediaOnLambda({...render, codec: 'h264'});
    expect(aws.operations).toContain('CreateBucket');
  });

  it('uploads props of more than about 194 KB', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    aws.addBucket(bucketName, region);
    aws.routines.set('start', answer({type: 'success', renderId, bucketName}));
    const send = async (length: number) => {
      aws.calls.length = 0;
      await renderMediaOnLambda({...render, codec: 'h264', inputProps: {text: 'x'.repeat(length)}});
      return aws.operations;
    };
    // The function gets 200,000 characters, of which 6,024 are reserved. These are `{"text":""}` and `{}`.
    const limit = 200_000 - 6024 - 11 - 2;
    expect(await send(limit)).toEqual(['Invoke']);
    expect(warn).not.toHaveBeenCalled();
    expect(await send(limit + 1)).toEqual(['ListBuckets', 'PutObject', 'Invoke']);
    expect(warn.mock.calls.flat()).toEqual([
      'Warning: The props are over 194KB (190KB) in size. Uploading them to S3 to circumvent AWS Lambda payload size, which may lead to slowdown.',
    ]);
    const [upload] = aws.inputsOf('PutObject');
    expect(upload).toEqual({
      Bucket: bucketName,
      Key: expect.stringMatching(/^input-props\/[a-z0-9]{10}\.json$/),
      ACL: 'private',
      ContentType: 'application/json',
    });
    expect(aws.inputsOf('Invoke')[0]).toMatchObject({
      Payload: {
        inputProps: {
          type: 'bucket-url',
          bucketName,
          hash: String(upload?.['Key']).slice('input-props/'.length, -'.json'.length),
        },
      },
    });
  });

  it('uploads props up to three times, after 2 and 4 seconds', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const delays = shortenTimers(2000, 4000);
    aws.addBucket(bucketName, region);
    aws.fail('PutObject', new AwsError('AccessDenied', 'Access Denied', 403), 3);
    await expect(
      renderMediaOnLambda({...render, codec: 'h264', inputProps: {text: 'x'.repeat(200_000)}}),
    ).rejects.toMatchObject({name: 'AccessDenied'});
    expect(aws.operations).toEqual(['ListBuckets', 'PutObject', 'PutObject', 'PutObject']);
    expect(delays.filter((delay) => delay === 2000 || delay === 4000)).toEqual([2000, 4000]);
    expect(warn).toHaveBeenCalledWith('Retrying (2 retries remaining)...');
  });

  it('rejects with the error of the function', async () => {
    aws.addBucket(bucketName, region);
    aws.routines.set('start', deployed('4.0.1'));
    await expect(renderMediaOnLambda({...render, codec: 'h264'})).rejects.toThrow(
      `Version mismatch: When calling renderMediaOnLambda(), you passed ${functionName} as the function, which has the version ${VERSION}, but the @remotion/lambda package you used to invoke the function has version 4.0.1.`,
    );
  });

  it('resolves without an ID if the function crashes', async () => {
    aws.routines.set('start', () => {
      throw new FunctionCrash('Unhandled', 'Task timed out after 120.00 seconds');
    });
    const {renderId: id} = await renderMediaOnLambda({...render, codec: 'h264'});
    expect(id).toBeUndefined();
  });

  it.each([
    {codec: 'av1' as 'h264'},
    {downloadBehavior: {type: 'save' as 'play-in-browser'}},
    {webhook: {url: 'https://example.com', secret: null, customData: {text: 'x'.repeat(1024)}}},
  ])('rejects wrong options before it calls AWS (%#)', async (wrong) => {
    await expect(
      (async () => renderMediaOnLambda({...render, codec: 'h264', ...wrong}))(),
    ).rejects.toThrow();
    expect(aws.calls).toEqual([]);
  });
});

describe('getRenderProgress()', () => {
  const input = {region, functionName, bucketName, renderId} as const;
  const progressKey = `renders/${renderId}/progress.json`;
  const save = (stage: Partial<RenderStage> = {}, change: object = {}) =>
    aws.addBucket(bucketName, region, {
      [progressKey]: JSON.stringify({
        ...(JSON.parse(progressFile({renderId, functionName, ...stage})) as object),
        ...change,
      }),
    });

  it('invokes the function, which reads the progress of the render from the bucket', async () => {
    save();
    aws.routines.set('status', deployed());
    const progress = await getRenderProgress(input);
    expect(progress).toMatchObject({
      done: false,
      overallProgress: 0,
      outputFile: null,
      fatalErrorEncountered: false,
      errors: [],
    });
    expect(aws.calls).toMatchObject([
      {operation: 'Invoke', input: {InvocationType: 'RequestResponse'}},
      {
        operation: 'GetObject',
        input: {Bucket: bucketName, Key: progressKey, ExpectedBucketOwner: accountId},
      },
    ]);
  });

  it('only reads the bucket with skipLambdaInvocation', async () => {
    save();
    await expect(getRenderProgress({...input, skipLambdaInvocation: true})).resolves.toMatchObject({
      done: false,
    });
    expect(aws.calls.map(({operation, input: parameters}) => [operation, parameters])).toEqual([
      ['GetObject', {Bucket: bucketName, Key: progressKey}],
    ]);
  });

  it('weighs the stages of a render', async () => {
    save({frames: 100, functionsStarted: 5, framesRendered: 50, framesEncoded: 20}, {chunks: [0]});
    const progress = await getRenderProgress({...input, skipLambdaInvocation: true});
    // A tenth each for opening the site, starting the functions, encoding and combining; the rest for the frames.
    expect(progress.overallProgress).toBeCloseTo(0.1 + 0.1 + 0.5 * 0.6 + 0.2 * 0.1);
    expect(progress).toMatchObject({framesRendered: 50, lambdasInvoked: 5, chunks: 1});
  });

  it('reports a timeout if chunks are missing 20 seconds after the limit of the function', async () => {
    // When the progress was saved. The function has a timeout of 120 seconds.
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() - 141_000);
    save({frames: 100}, {chunks: [0, 1]});
    const progress = await getRenderProgress({...input, skipLambdaInvocation: true});
    expect(progress.fatalErrorEncountered).toBe(true);
    expect(progress.errors).toMatchObject([{name: 'TimeoutError', isFatal: true}]);
    expect(progress.errors[0]?.message).toContain('The main function timed out after 120000ms');
  });

  it('returns the result of a finished render', async () => {
    const outputFile = `https://s3.${region}.amazonaws.com/${bucketName}/renders/${renderId}/out.mp4`;
    save({frames: 100, output: {url: outputFile, bytes: 1000, dollars: 0.001}});
    await expect(getRenderProgress({...input, skipLambdaInvocation: true})).resolves.toMatchObject({
      done: true,
      overallProgress: 1,
      framesRendered: 100,
      outputFile,
      outKey: `renders/${renderId}/out.mp4`,
      outBucket: bucketName,
      outputSizeInBytes: 1000,
      timeToFinish: 5000,
      costs: {accruedSoFar: 0.001, displayCost: '$0.001', currency: 'USD'},
      fatalErrorEncountered: false,
    });
  });

  it('rejects with the message of S3 if the render does not exist and it reads the bucket', async () => {
    aws.addBucket(bucketName, region);
    await expect(getRenderProgress({...input, skipLambdaInvocation: true})).rejects.toThrow(
      'The specified key does not exist.',
    );
    expect(aws.inputsOf('GetObject')).toHaveLength(1);
  });

  it.each([
    ['the render does not exist', VERSION, 'The specified key does not exist.'],
    [
      'the versions differ',
      '4.0.1',
      'Version mismatch: When calling getRenderProgress(), you passed',
    ],
  ])('resolves to the error of the function if %s', async (_, version, message) => {
    aws.addBucket(bucketName, region);
    aws.routines.set('status', deployed(version));
    const progress = await getRenderProgress(input);
    expect(progress).toMatchObject({errorMessage: expect.stringContaining(message) as string});
    expect(progress.renderId).toBeUndefined();
  });
});

describe('renderStillOnLambda()', () => {
  const still = {...render, inputProps: {}, imageFormat: 'png', privacy: 'public'} as const;
  const rendered = {
    type: 'success' as const,
    output: `https://s3.${region}.amazonaws.com/${bucketName}/renders/${renderId}/out.png`,
    outKey: `renders/${renderId}/out.png`,
    size: 1234,
    sizeInBytes: 1234,
    bucketName,
    renderId,
    estimatedPrice: {accruedSoFar: 0.001, displayCost: '$0.001', currency: 'USD', disclaimer: ''},
    receivedArtifacts: [],
  };
  const messages = [
    {type: 'render-id-determined', payload: {renderId}},
    {type: 'still-rendered', payload: rendered},
  ] as const;

  it('streams the ID, then the result', async () => {
    const stream = Buffer.concat(messages.map((message) => makeStreamPayload({message})));
    // AWS cuts the stream anywhere.
    aws.routines.set('still', () => [stream.subarray(0, 50), stream.subarray(50)]);
    const onInit = vi.fn();
    await expect(renderStillOnLambda({...still, onInit})).resolves.toEqual({
      renderId,
      bucketName,
      url: rendered.output,
      outKey: rendered.outKey,
      sizeInBytes: 1234,
      estimatedPrice: rendered.estimatedPrice,
      artifacts: [],
      cloudWatchLogs: expect.stringContaining('method$253Dstill'),
    });
    expect(onInit).toHaveBeenCalledExactlyOnceWith({
      renderId,
      cloudWatchLogs: expect.stringContaining('method$253Dstill'),
      lambdaInsightsUrl: expect.stringContaining('#lambda-insights:functions/'),
    });
    expect(aws.operations).toEqual(['InvokeWithResponseStream']);
  });

  it('does not send offthreadVideoThreads', async () => {
    aws.routines.set('still', () => messages.map((message) => makeStreamPayload({message})));
    await renderStillOnLambda({...still, offthreadVideoThreads: 4});
    expect(aws.inputsOf('InvokeWithResponseStream')[0]).toMatchObject({
      Payload: {offthreadVideoThreads: null},
    });
  });

  it('rejects with an error of the render, and does not retry it', async () => {
    const message = {
      type: 'error-occurred',
      payload: {error: 'Error: No composition Forecast', shouldRetry: true, errorInfo: {} as never},
    } as const;
    aws.routines.set('still', () => [makeStreamPayload({message})]);
    await expect(renderStillOnLambda({...still, maxRetries: 3})).rejects.toThrow(
      'Error: No composition Forecast',
    );
    expect(aws.operations).toEqual(['InvokeWithResponseStream']);
  });

  it('rejects if the stream ends without a result', async () => {
    aws.routines.set('still', () => []);
    await expect(renderStillOnLambda(still)).rejects.toThrow('Expected response to be streamed');
  });

  it.each([
    [undefined, 2],
    [0, 1],
    [3, 4],
  ])('with maxRetries: %s, it invokes a truncated stream %i times', async (maxRetries, times) => {
    aws.routines.set('still', () => {
      throw new FunctionCrash('Runtime.TruncatedResponse', 'Truncated');
    });
    await expect(renderStillOnLambda({...still, maxRetries})).rejects.toThrow(
      `Lambda function ${functionName} failed with error code Runtime.TruncatedResponse: Truncated.`,
    );
    expect(aws.operations).toHaveLength(times);
  });

  it('invokes the function again if AWS does not answer within 30 seconds', async () => {
    const delays = expireFirst(30_000);
    aws.fail('InvokeWithResponseStream', 'silence');
    aws.routines.set('still', () => messages.map((message) => makeStreamPayload({message})));
    await expect(renderStillOnLambda(still)).resolves.toMatchObject({renderId});
    expect(aws.operations).toHaveLength(2);
    expect(delays).toContain(30000);
  });

  it('does not retry a function that crashed, for example because of an invalid deleteAfter', async () => {
    aws.routines.set('still', deployed());
    await expect(renderStillOnLambda({...still, deleteAfter: '2-days' as '1-day'})).rejects.toThrow(
      `Lambda function ${functionName} failed with an unhandled error: Expected deleteAfter value`,
    );
    expect(aws.inputsOf('InvokeWithResponseStream')).toHaveLength(1);
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
  const input = {...render, inputProps: {city: 'Bern'}, envVariables: {}};
  const composition = {id: 'Forecast', width: 320, height: 180, fps: 30, durationInFrames: 30};

  it('invokes the function once', async () => {
    aws.routines.set('compositions', answer({type: 'success', compositions: [composition]}));
    await expect(getCompositionsOnLambda(input)).resolves.toEqual([composition]);
    expect(aws.operations).toEqual(['Invoke']);
  });

  it('resolves to undefined if the function fails, for example because the versions differ', async () => {
    aws.routines.set('compositions', deployed('4.0.1'));
    await expect(getCompositionsOnLambda(input)).resolves.toBeUndefined();
    expect(aws.operations).toEqual(['Invoke']);
  });
});

describe('an error of AWS', () => {
  const input = {...render, inputProps: {}, envVariables: {}};
  const image = {...input, imageFormat: 'png', privacy: 'public'} as const;
  const mixedUp = new AwsError(
    'UnrecognizedClientException',
    'The security token included in the request is invalid.',
    403,
  );
  const calls = {
    renderMediaOnLambda: () => renderMediaOnLambda({...input, codec: 'h264'}),
    renderStillOnLambda: () => renderStillOnLambda(image),
    getCompositionsOnLambda: () => getCompositionsOnLambda(input),
    getRenderProgress: () => getRenderProgress({...render, bucketName, renderId}),
  };

  it.each([
    ['renderMediaOnLambda', tooMany, 'Rate Exceeded.'],
    [
      'renderStillOnLambda',
      tooMany,
      'AWS Concurrency limit reached (Original Error: Rate Exceeded',
    ],
    ['getCompositionsOnLambda', tooMany, 'Rate Exceeded.'],
    ['getRenderProgress', tooMany, 'Rate Exceeded.'],
    ['renderMediaOnLambda', mixedUp, 'The AWS credentials provided were probably mixed up.'],
    ['renderStillOnLambda', mixedUp, 'The AWS credentials provided were probably mixed up.'],
    ['getCompositionsOnLambda', mixedUp, 'The AWS credentials provided were probably mixed up.'],
  ] as const)('makes %s() reject without a retry (%#)', async (name, fault, message) => {
    const operation = name === 'renderStillOnLambda' ? 'InvokeWithResponseStream' : 'Invoke';
    aws.fail(operation, fault, 9);
    await expect(calls[name]()).rejects.toThrow(message);
    expect(aws.operations).toEqual([operation]);
  });
});
