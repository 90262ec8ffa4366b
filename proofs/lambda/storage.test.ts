import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deleteSite, deploySite, getOrCreateBucket} from '@remotion/lambda';
import {getSites} from '@remotion/lambda/client';
import {afterAll, describe, expect, it} from 'vitest';
import {AwsError} from '../aws';
import {aws, bucketName, bundleOptions, region} from './stand-in';

describe('getOrCreateBucket()', () => {
  it('creates a bucket that may hold public objects', async () => {
    const {bucketName: created, alreadyExisted} = await getOrCreateBucket({region});
    expect(created).toMatch(/^remotionlambda-eucentral1-[a-z0-9]{10}$/);
    expect(alreadyExisted).toBe(false);
    expect(aws.inputsOf('PutBucketAcl')).toMatchObject([{Bucket: created, ACL: 'public-read'}]);
  });

  it('rejects if the region has two buckets', async () => {
    aws.addBucket('remotionlambda-useast1-abcde12345', 'us-east-1');
    aws.addBucket(bucketName, region);
    await expect(getOrCreateBucket({region})).resolves.toEqual({bucketName, alreadyExisted: true});
    aws.addBucket('remotionlambda-eucentral1-zzzzz99999', region);
    await expect(getOrCreateBucket({region})).rejects.toThrow('You have multiple buckets');
  });

  it('leaves a bucket that it could not configure, and does not finish it in the next call', async () => {
    aws.fail('DeletePublicAccessBlock', new AwsError('AccessDenied', 'Access Denied', 403));
    await expect(getOrCreateBucket({region})).rejects.toThrow('PARTIAL SUCCESS');
    const [created] = aws.buckets.keys();
    aws.calls.length = 0;
    await expect(getOrCreateBucket({region})).resolves.toEqual({
      bucketName: created,
      alreadyExisted: true,
    });
    expect(aws.operations).toEqual(['ListBuckets']);
  });
});

describe('deploySite()', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'lambda-site-'));
  const entryPoint = path.join(project, 'index.js');
  // The bundler looks for the root of a project by its package.json.
  writeFileSync(path.join(project, 'package.json'), '{"private": true}');
  writeFileSync(entryPoint, 'console.log("one");');
  afterAll(() => rmSync(project, {recursive: true}));

  const deploy = (options?: Partial<Parameters<typeof deploySite>[0]>) =>
    deploySite({
      region,
      bucketName,
      entryPoint,
      siteName: 'weather',
      options: bundleOptions(entryPoint),
      ...options,
    });

  it('uploads public files, and deletes the files that the new site lacks', async () => {
    aws.addBucket(bucketName, region, {
      'sites/weather/old.js': 'old',
      'sites/weather-2/old.js': 'of another site',
    });
    const {serveUrl, stats} = await deploy();
    expect(serveUrl).toBe(
      `https://${bucketName}.s3.${region}.amazonaws.com/sites/weather/index.html`,
    );
    const uploads = aws.inputsOf('PutObject');
    expect(stats).toEqual({uploadedFiles: uploads.length, deletedFiles: 1, untouchedFiles: 0});
    expect(uploads.every(({ACL}) => ACL === 'public-read')).toBe(true);
    expect(aws.inputsOf('DeleteObject')).toMatchObject([{Key: 'sites/weather/old.js'}]);
  });

  it('only uploads files again that have changed or have over 5 MiB', async () => {
    aws.addBucket(bucketName, region);
    mkdirSync(path.join(project, 'public'));
    writeFileSync(path.join(project, 'public/large.bin'), Buffer.alloc(5 * 1024 ** 2 + 1));
    writeFileSync(path.join(project, 'public/small.bin'), Buffer.alloc(5 * 1024 ** 2));
    await deploy();
    aws.calls.length = 0;
    const {stats} = await deploy({privacy: 'no-acl'});
    rmSync(path.join(project, 'public'), {recursive: true});
    expect(aws.inputsOf('PutObject')).toEqual([
      {Bucket: bucketName, Key: 'sites/weather/public/large.bin'},
    ]);
    expect(stats.untouchedFiles).toBeGreaterThan(0);
  });

  it('uploads each file up to three times, and every attempt sends up to three requests', async () => {
    aws.addBucket(bucketName, region);
    aws.fail('PutObject', new AwsError('SlowDown', 'Please reduce your request rate.', 503));
    aws.fail('PutObject', new AwsError('AccessDenied', 'Access Denied', 403));
    const {stats} = await deploy();
    expect(aws.inputsOf('PutObject')).toHaveLength(stats.uploadedFiles + 2);
  });
});

describe('getSites()', () => {
  it('rejects if a file lies next to the sites', async () => {
    aws.addBucket(bucketName, region, {'sites/readme.txt': 'a file'});
    await expect(getSites({region})).rejects.toThrow(
      `A file was found in the bucket "${bucketName}" with the key sites/readme.txt`,
    );
  });
});

describe('deleteSite()', () => {
  const input = {region, bucketName, siteName: 'weather'} as const;

  it('only deletes the files of this site, and does not reject if it does not exist', async () => {
    aws.addBucket(bucketName, region, {
      'sites/weather/index.html': '12345',
      'sites/weather/bundle.js': '123',
      'sites/weather-2/index.html': '1',
    });
    await expect(deleteSite(input)).resolves.toEqual({totalSizeInBytes: 8});
    expect([...(aws.buckets.get(bucketName)?.objects.keys() ?? [])]).toEqual([
      'sites/weather-2/index.html',
    ]);
    await expect(deleteSite(input)).resolves.toEqual({totalSizeInBytes: 0});
  });
});
