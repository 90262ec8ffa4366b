import {Readable} from 'node:stream';
import {getAwsClient, getFunctions} from '@remotion/lambda/client';
import type {RequestHandler} from '@remotion/lambda/client';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

/** Answers each request without a network: no functions. */
class Recorder {
  readonly paths: string[] = [];

  readonly metadata = {handlerProtocol: 'http/1.1'};

  handle({path}: {path: string}) {
    this.paths.push(path);
    return Promise.resolve({
      response: {statusCode: 200, headers: {}, body: Readable.from(['{"Functions":[]}'])},
    });
  }
}

const customCredentials = {
  endpoint: 'https://storage.example.com',
  accessKeyId: 'AKIAEXAMPLE',
  secretAccessKey: 'example-secret',
};

beforeEach(() => {
  for (const name of ['AWS_PROFILE', 'REMOTION_AWS_PROFILE', 'REMOTION_AWS_ACCESS_KEY_ID']) {
    vi.stubEnv(name, '');
  }
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIAEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'example-secret');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('getAwsClient()', () => {
  it('returns the same client for the same options', () => {
    const client = () => getAwsClient({region: 'eu-central-1', service: 's3'}).client;
    expect(client()).toBe(client());
    vi.stubEnv('REMOTION_DISABLE_AWS_CLIENT_CACHE', '1');
    expect(getAwsClient({region: 'eu-west-1', service: 's3'}).client).not.toBe(
      getAwsClient({region: 'eu-west-1', service: 's3'}).client,
    );
  });

  it('ignores the region and forcePathStyle beside customCredentials', async () => {
    const config = (own: {region?: 'eu-west-2'; forcePathStyle?: boolean}) =>
      getAwsClient({
        region: 'eu-central-1',
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
    const attempts = (service: 'lambda' | 's3' | 'iam' | 'sts') =>
      getAwsClient({region: 'us-east-1', service}).client.config.maxAttempts();
    const services = ['lambda', 's3', 'iam', 'sts'] as const;
    expect(await Promise.all(services.map(attempts))).toEqual([1, 3, 3, 3]);
  });

  it('checks the credentials of the environment, even beside customCredentials', () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', '');
    vi.stubEnv('HOME', '/nowhere');
    expect(() => getAwsClient({region: 'us-west-2', service: 's3', customCredentials})).toThrow(
      'have not set the environment variable AWS_ACCESS_KEY_ID',
    );
  });

  it('throws for an unknown service', () => {
    expect(() => getAwsClient({region: 'us-east-1', service: 'ec2' as 's3'})).toThrow(
      'unknown client ec2',
    );
  });
});

describe('requestHandler', () => {
  it('compares handlers in the cache as JSON', () => {
    const client = (requestHandler: RequestHandler) =>
      getAwsClient({region: 'us-east-2', service: 's3', requestHandler}).client;
    expect(client(new Recorder())).toBe(client(new Recorder()));
  });

  it('is used by a client for S3, but not by a client for AWS Lambda, if it is an instance', () => {
    const requestHandler = new Recorder();
    const handlerOf = (service: 's3' | 'lambda') =>
      getAwsClient({region: 'sa-east-1', service, requestHandler}).client.config.requestHandler;
    expect(handlerOf('s3')).toBe(requestHandler);
    expect(handlerOf('lambda')).not.toBeInstanceOf(Recorder);
    expect(handlerOf('lambda').constructor.name).toBe('NodeHttpHandler');
  });

  it('is used by a client for AWS Lambda if handle() is its own property', async () => {
    const recorder = new Recorder();
    const requestHandler = {
      metadata: recorder.metadata,
      handle: (request: {path: string}) => recorder.handle(request),
    };
    await expect(
      getFunctions({region: 'ca-central-1', compatibleOnly: false, requestHandler}),
    ).resolves.toEqual([]);
    expect(recorder.paths).toEqual(['/2015-03-31/functions']);
  });
});
