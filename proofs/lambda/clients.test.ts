import {
  deleteFunction,
  deleteRender,
  deleteSite,
  deployFunction,
  deploySite,
  downloadMedia,
  getFunctionInfo,
  getFunctions,
  getOrCreateBucket,
  simulatePermissions,
} from '@remotion/lambda';
import {
  getAwsClient,
  getCompositionsOnLambda,
  getRenderProgress,
  getSites,
  presignUrl,
  renderMediaOnLambda,
  renderStillOnLambda,
  type AwsRegion,
} from '@remotion/lambda/client';
import {describe, expect, it, vi} from 'vitest';
import {aws, bucketName, clientVersion, functionName, region, shortenTimers} from './stand-in';

const customCredentials = {
  endpoint: 'https://storage.example.com',
  accessKeyId: 'AKIAOTHER',
  secretAccessKey: 'secret',
};

/** A handler whose methods aren't its own properties, like that of the AWS SDK. */
class Handler {
  readonly metadata = {handlerProtocol: 'http/1.1'};

  handle(): Promise<never> {
    return Promise.reject(new Error('not sent'));
  }
}

describe('requestHandler', () => {
  // As a handler, it replaces the connection of a client.
  const requestHandler = {
    handle: () => Promise.reject(new Error('sent to the handler')),
  } as NonNullable<Parameters<typeof getFunctions>[0]['requestHandler']>;
  const common = {region, requestHandler} as const;
  const render = {...common, functionName, serveUrl: 'weather', composition: 'Forecast'} as const;
  const output = {...common, bucketName, renderId: 'abcde12345'} as const;
  const size = {memorySizeInMb: 2048, timeoutInSeconds: 120, createCloudWatchLogGroup: false};

  it.each<[string, () => Promise<unknown>]>([
    ['getFunctions()', () => getFunctions({...common, compatibleOnly: false})],
    ['getFunctionInfo()', () => getFunctionInfo({...common, functionName})],
    ['deleteFunction()', () => deleteFunction({...common, functionName})],
    ['getOrCreateBucket()', () => getOrCreateBucket(common)],
    [
      'deploySite()',
      () => deploySite({...common, bucketName, entryPoint: '/project/index.ts', siteName: 'a'}),
    ],
    ['getSites()', () => getSites(common)],
    ['downloadMedia()', () => downloadMedia({...output, outPath: 'out.mp4'})],
    ['deleteRender()', () => deleteRender(output)],
    [
      'presignUrl()',
      () =>
        presignUrl({
          ...common,
          bucketName,
          objectKey: 'out.mp4',
          expiresInSeconds: 60,
          checkIfObjectExists: true,
        }),
    ],
    [
      'getRenderProgress() with skipLambdaInvocation',
      () => getRenderProgress({...output, functionName, skipLambdaInvocation: true}),
    ],
    ['simulatePermissions()', () => simulatePermissions(common)],
  ])('is used by %s', async (_, call) => {
    aws.functions.set(functionName, {
      region,
      memorySizeInMb: 2048,
      timeoutInSeconds: 120,
      version: clientVersion,
    });
    await expect(call()).rejects.toThrow('sent to the handler');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['deployFunction()', () => deployFunction({...common, ...size})],
    ['renderMediaOnLambda()', () => renderMediaOnLambda({...render, codec: 'h264'})],
    [
      'getCompositionsOnLambda()',
      () => getCompositionsOnLambda({...render, inputProps: {}, envVariables: {}}),
    ],
    [
      'renderStillOnLambda()',
      () =>
        renderStillOnLambda({
          ...render,
          inputProps: {},
          imageFormat: 'png',
          privacy: 'public',
        }),
    ],
    ['getRenderProgress()', () => getRenderProgress({...output, functionName})],
    // Only the deletions use it, and this site has no files.
    ['deleteSite()', () => deleteSite({...common, bucketName, siteName: 'weather'})],
  ])('is not used by %s', async (_, call) => {
    shortenTimers(1000);
    aws.addBucket(bucketName, region);
    const outcome = await call().then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(outcome).not.toContain('sent to the handler');
    expect(aws.calls).not.toEqual([]);
  });
});

describe('forcePathStyle', () => {
  it.each<[boolean, AwsRegion]>([
    [false, 'us-west-1'],
    [true, 'us-west-2'],
  ])('%s has no effect without custom credentials', async (forcePathStyle, at) => {
    // A client for AWS itself.
    vi.stubEnv('AWS_ENDPOINT_URL', undefined);
    const url = await presignUrl({
      region: at,
      bucketName,
      objectKey: 'out.mp4',
      expiresInSeconds: 60,
      forcePathStyle,
    });
    expect(new URL(url).host).toBe(`${bucketName}.s3.${at}.amazonaws.com`);
  });
});

describe('getAwsClient()', () => {
  it('returns a client with the credentials of Remotion, and the SDK of the service', async () => {
    aws.addBucket('videos', region);
    const {client, sdk} = getAwsClient({region, service: 's3'});
    const {Buckets} = await client.send(new sdk.ListBucketsCommand({}));
    expect(Buckets).toMatchObject([{Name: 'videos'}]);
    expect(aws.calls).toMatchObject([
      {service: 's3', operation: 'ListBuckets', region, accessKeyId: 'AKIAEXAMPLE'},
    ]);
  });

  it('returns another client if the cache is turned off', () => {
    vi.stubEnv('REMOTION_DISABLE_AWS_CLIENT_CACHE', '1');
    const client = () => getAwsClient({region: 'eu-west-1', service: 's3'}).client;
    expect(client()).not.toBe(client());
  });

  it('ignores the region and forcePathStyle beside customCredentials', async () => {
    const config = (own: {region?: 'eu-west-2'; forcePathStyle?: boolean}) =>
      getAwsClient({
        region,
        service: 's3',
        forcePathStyle: true,
        customCredentials: {...customCredentials, ...own},
      }).client.config;
    await expect(config({}).region()).resolves.toBe('us-east-1');
    expect(config({}).forcePathStyle).toBe(false);
    await expect(config({region: 'eu-west-2'}).region()).resolves.toBe('eu-west-2');
    expect(config({forcePathStyle: true}).forcePathStyle).toBe(true);
  });

  it('sends requests to AWS Lambda once, and others up to three times', async () => {
    const services = ['lambda', 's3', 'iam', 'sts'] as const;
    const attempts = services.map((service) =>
      getAwsClient({region, service}).client.config.maxAttempts(),
    );
    expect(await Promise.all(attempts)).toEqual([1, 3, 3, 3]);
  });

  it('checks the credentials of the environment, even beside customCredentials', () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '');
    vi.stubEnv('HOME', '/nowhere');
    expect(() => getAwsClient({region: 'us-west-2', service: 's3', customCredentials})).toThrow(
      'have not set the environment variable AWS_ACCESS_KEY_ID',
    );
  });

  it('compares request handlers in the cache as JSON', () => {
    const client = () =>
      getAwsClient({region, service: 's3', requestHandler: new Handler()}).client;
    expect(client()).toBe(client());
  });

  it('uses an instance as the handler of S3, but not of AWS Lambda', () => {
    const requestHandler = new Handler();
    const handlerOf = (service: 's3' | 'lambda') =>
      getAwsClient({region: 'sa-east-1', service, requestHandler}).client.config.requestHandler;
    expect(handlerOf('s3')).toBe(requestHandler);
    expect(handlerOf('lambda').constructor.name).toBe('NodeHttpHandler');
  });
});
