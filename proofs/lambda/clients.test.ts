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

  it('signs for us-east-1 if the custom credentials have no region', async () => {
    const {client, sdk} = getAwsClient({
      region,
      service: 'sts',
      customCredentials: {endpoint: aws.url, accessKeyId: 'AKIAOTHER', secretAccessKey: 'secret'},
    });
    await client.send(new sdk.GetCallerIdentityCommand({}));
    expect(aws.calls).toMatchObject([{region: 'us-east-1', accessKeyId: 'AKIAOTHER'}]);
  });
});

describe('AwsStandIn', () => {
  it('rejects a request that it does not know', async () => {
    const {client, sdk} = getAwsClient({region, service: 'lambda'});
    await expect(
      client.send(new sdk.GetFunctionUrlConfigCommand({FunctionName: functionName})),
    ).rejects.toThrow("The stand-in doesn't implement lambda GET /2021-10-31/functions/");
  });

  it('rejects requests that are not signed', async () => {
    const response = await fetch(`${aws.url}/${bucketName}`);
    expect(response.status).toBe(501);
    expect(aws.calls).toEqual([]);
  });
});
