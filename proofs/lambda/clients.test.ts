import {getAwsClient} from '@remotion/lambda/client';
import {describe, expect, it, vi} from 'vitest';
import {region} from './stand-in';

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

describe('getAwsClient()', () => {
  it('ignores forcePathStyle outside of customCredentials', () => {
    const forcesPathStyle = (credentials?: object) =>
      getAwsClient({
        region,
        service: 's3',
        forcePathStyle: true,
        ...(credentials && {customCredentials: {...customCredentials, ...credentials}}),
      }).client.config.forcePathStyle;
    expect(forcesPathStyle()).toBe(false);
    expect(forcesPathStyle({})).toBe(false);
    expect(forcesPathStyle({forcePathStyle: true})).toBe(true);
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
