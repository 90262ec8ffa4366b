import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deleteSite, deploySite, getOrCreateBucket} from '@remotion/lambda';
import {getSites} from '@remotion/lambda/client';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {accountId, AwsError} from '../aws';
import {aws, bucketName, region} from './stand-in';

const denied = new AwsError('AccessDenied', 'Access Denied', 403);

describe('getOrCreateBucket()', () => {
  it('creates a bucket that may hold public objects', async () => {
    const {bucketName: created, alreadyExisted} = await getOrCreateBucket({region});
    expect(created).toMatch(/^remotionlambda-eucentral1-[a-z0-9]{10}$/);
    expect(alreadyExisted).toBe(false);
    expect(aws.calls.map(({operation, input}) => [operation, input])).toEqual([
      ['ListBuckets', {}],
      ['CreateBucket', {Bucket: created, LocationConstraint: region}],
      ['DeleteBucketOwnershipControls', {Bucket: created}],
      ['DeletePublicAccessBlock', {Bucket: created}],
      ['PutBucketAcl', {Bucket: created, ACL: 'public-read'}],
    ]);
  });

  it('finds the bucket of the region by its name', async () => {
    aws.addBucket('remotionlambda-useast1-abcde12345', 'us-east-1');
    aws.addBucket(bucketName, region);
    aws.addBucket('invoices', region);
    await expect(getOrCreateBucket({region})).resolves.toEqual({bucketName, alreadyExisted: true});
    expect(aws.operations).toEqual(['ListBuckets']);
  });

  it('asks for the region of a bucket whose name does not contain it', async () => {
    aws.addBucket('remotionlambda-videos', region);
    await expect(getOrCreateBucket({region})).resolves.toEqual({
      bucketName: 'remotionlambda-videos',
      alreadyExisted: true,
    });
    expect(aws.operations).toEqual(['ListBuckets', 'GetBucketLocation']);
  });

  it('rejects if the region has two buckets', async () => {
    aws.addBucket(bucketName, region);
    aws.addBucket('remotionlambda-eucentral1-zzzzz99999', region);
    await expect(getOrCreateBucket({region})).rejects.toThrow(
      `You have multiple buckets (${bucketName},remotionlambda-eucentral1-zzzzz99999)`,
    );
  });

  it.each([
    [true, 'PutBucketLifecycleConfiguration'],
    [false, 'DeleteBucketLifecycle'],
  ])('with enableFolderExpiry: %s, it calls %s', async (enableFolderExpiry, operation) => {
    aws.addBucket(bucketName, region);
    await getOrCreateBucket({region, enableFolderExpiry});
    expect(aws.operations).toEqual(['ListBuckets', operation]);
  });

  it.each([
    [
      'PutBucketLifecycleConfiguration',
      true,
      "You don't have the required permissions to create lifecycle rules",
    ],
    [
      'DeleteBucketLifecycle',
      false,
      "You don't have the required permissions to delete lifecycle rules",
    ],
  ] as const)('rejects if it may not call %s', async (operation, enableFolderExpiry, message) => {
    aws.addBucket(bucketName, region);
    aws.fail(operation, denied);
    await expect(getOrCreateBucket({region, enableFolderExpiry})).rejects.toThrow(message);
  });

  it('ignores other errors of the rules', async () => {
    aws.addBucket(bucketName, region);
    aws.fail('PutBucketLifecycleConfiguration', new AwsError('MalformedXML', 'Malformed'));
    await expect(getOrCreateBucket({region, enableFolderExpiry: true})).resolves.toEqual({
      bucketName,
      alreadyExisted: true,
    });
  });

  it.each([
    [
      'DeleteBucketOwnershipControls',
      denied,
      'Since April 2023, more AWS permissions are required',
    ],
    [
      'DeletePublicAccessBlock',
      denied,
      'PARTIAL SUCCESS: The s3:PutBucketOwnershipControls was found',
    ],
    [
      'PutBucketAcl',
      new AwsError('AccessControlListNotSupported', 'The bucket does not allow ACLs'),
      'Could not add an ACL to the bucket.',
    ],
  ])('explains a failed %s, and leaves the bucket', async (operation, fault, message) => {
    aws.fail(operation, fault);
    await expect(getOrCreateBucket({region})).rejects.toThrow(message);
    const [created] = aws.buckets.keys();
    aws.calls.length = 0;
    // The next call does not finish the bucket.
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
  afterAll(() => rmSync(project, {recursive: true}));

  const deploy = (options?: Partial<Parameters<typeof deploySite>[0]>) =>
    deploySite({
      region,
      bucketName,
      entryPoint,
      siteName: 'weather',
      options: {
        ignoreRegisterRootWarning: true,
        enableCaching: false,
        // Without the Studio and React, which every site contains, bundling takes a fraction of a second.
        webpackOverride: (config) => ({...config, entry: entryPoint}),
      },
      ...options,
    });

  it('uploads the files that changed, and deletes the files that the new site lacks', async () => {
    aws.addBucket(bucketName, region, {
      'sites/weather/old.js': 'old',
      'sites/weather-2/old.js': 'of another site',
    });
    writeFileSync(entryPoint, 'console.log("one");');
    const serveUrl = `https://${bucketName}.s3.${region}.amazonaws.com/sites/weather/index.html`;
    const first = await deploy();
    expect(first).toMatchObject({serveUrl, siteName: 'weather'});
    expect(first.stats.deletedFiles).toBe(1);
    expect(first.stats.untouchedFiles).toBe(0);
    expect(aws.operations.slice(0, 3)).toEqual([
      'GetCallerIdentity',
      'GetBucketLocation',
      'ListObjectsV2',
    ]);
    expect(aws.inputsOf('GetBucketLocation')).toEqual([
      {Bucket: bucketName, ExpectedBucketOwner: accountId},
    ]);
    expect(aws.inputsOf('ListObjectsV2')).toEqual([
      {Bucket: bucketName, Prefix: 'sites/weather/', ExpectedBucketOwner: accountId},
    ]);
    expect(aws.inputsOf('DeleteObject')).toEqual([
      {Bucket: bucketName, Key: 'sites/weather/old.js'},
    ]);
    const uploads = aws.inputsOf('PutObject');
    expect(uploads).toHaveLength(first.stats.uploadedFiles);
    expect(uploads).toContainEqual({
      Bucket: bucketName,
      Key: 'sites/weather/index.html',
      ACL: 'public-read',
      ContentType: 'text/html',
    });

    aws.calls.length = 0;
    writeFileSync(entryPoint, 'console.log("two");');
    const second = await deploy({privacy: 'no-acl'});
    expect(second.serveUrl).toBe(serveUrl);
    expect(second.stats.deletedFiles).toBe(0);
    expect(second.stats.untouchedFiles).toBeGreaterThan(0);
    expect(second.stats.untouchedFiles + second.stats.uploadedFiles).toBe(
      first.stats.uploadedFiles,
    );
    expect(aws.inputsOf('PutObject').map(({Key}) => Key)).toContain('sites/weather/bundle.js');
    expect(aws.inputsOf('PutObject').every((input) => !('ACL' in input))).toBe(true);
    expect(aws.textOf(bucketName, 'sites/weather-2/old.js')).toBe('of another site');

    aws.calls.length = 0;
    await expect(deploy({throwIfSiteExists: true})).rejects.toThrow(
      '`throwIfSiteExists` was passed as true, but there are already files in this folder: sites/weather/',
    );
    expect(aws.operations).not.toContain('PutObject');
  });

  it('uploads a file over 5 MiB again, although it has not changed', async () => {
    aws.addBucket(bucketName, region);
    writeFileSync(entryPoint, 'console.log("one");');
    mkdirSync(path.join(project, 'public'));
    writeFileSync(path.join(project, 'public/large.bin'), Buffer.alloc(5 * 1024 ** 2 + 1));
    writeFileSync(path.join(project, 'public/small.bin'), Buffer.alloc(5 * 1024 ** 2));
    await deploy();
    aws.calls.length = 0;
    await deploy();
    rmSync(path.join(project, 'public'), {recursive: true});
    const uploaded = aws.inputsOf('PutObject').map(({Key}) => Key);
    expect(uploaded).toContain('sites/weather/public/large.bin');
    expect(uploaded).not.toContain('sites/weather/public/small.bin');
  });

  it('uploads each file up to three times, and every attempt sends up to three requests', async () => {
    aws.addBucket(bucketName, region);
    aws.fail('PutObject', new AwsError('SlowDown', 'Please reduce your request rate.', 503), 1);
    aws.fail('PutObject', denied, 1);
    writeFileSync(entryPoint, 'console.log("one");');
    const {stats} = await deploy();
    expect(aws.inputsOf('PutObject')).toHaveLength(stats.uploadedFiles + 2);
  });

  it('rejects if the region does not have the bucket', async () => {
    const rejects = () =>
      expect(deploy()).rejects.toThrow(`No bucket with the name ${bucketName} exists`);
    await rejects();
    expect(aws.operations).toEqual(['GetCallerIdentity', 'GetBucketLocation']);
    aws.addBucket(bucketName, 'us-east-1');
    await rejects();
  });

  it.each([
    {bucketName: 'videos'},
    {privacy: 'private' as 'public'},
    {siteName: '§'},
    {region: 'mars-1' as typeof region},
  ])('rejects %j before it calls AWS', async (wrong) => {
    await expect(deploy(wrong)).rejects.toThrow();
    expect(aws.calls).toEqual([]);
  });
});

describe('getSites()', () => {
  it('adds up the files of each site in every bucket of the region', async () => {
    aws.objectsPerPage = 2;
    aws.addBucket(bucketName, region, {
      'sites/weather/index.html': '12345',
      'sites/weather/bundle.js': '123',
      'sites/news/index.html': '1',
      'renders/abc/out.mp4': 'a render',
    });
    const modified = aws.buckets.get(bucketName)?.objects.get('sites/news/index.html');
    const {sites, buckets} = await getSites({region});
    const site = (id: string, sizeInBytes: number) => ({
      id,
      bucketName,
      sizeInBytes,
      // S3 reports whole milliseconds.
      lastModified: modified?.lastModified.getTime(),
      serveUrl: `https://${bucketName}.s3.${region}.amazonaws.com/sites/${id}/index.html`,
    });
    expect(sites).toEqual([site('news', 1), site('weather', 8)]);
    expect(buckets).toEqual([{name: bucketName, region, creationDate: expect.any(Number)}]);
    expect(aws.operations).toEqual([
      'ListBuckets',
      'GetCallerIdentity',
      'ListObjectsV2',
      'ListObjectsV2',
    ]);
    expect(aws.inputsOf('ListObjectsV2')).toEqual([
      {Bucket: bucketName, Prefix: 'sites/', ExpectedBucketOwner: accountId},
      {
        Bucket: bucketName,
        Prefix: 'sites/',
        ExpectedBucketOwner: accountId,
        ContinuationToken: '2',
      },
    ]);
  });

  it('rejects a region that Remotion does not support after it has listed the buckets', async () => {
    await expect(getSites({region: 'ap-southeast-3' as typeof region})).rejects.toThrow(
      'ap-southeast-3 is not a supported AWS region.',
    );
    expect(aws.calls).toMatchObject([{operation: 'ListBuckets', region: 'ap-southeast-3'}]);
  });

  it('only looks into forceBucketName', async () => {
    aws.addBucket(bucketName, region, {'sites/news/index.html': '1'});
    aws.addBucket('videos', region, {'sites/weather/index.html': '1'});
    const {sites} = await getSites({region, forceBucketName: 'videos'});
    expect(sites.map(({id}) => id)).toEqual(['weather']);
    expect(aws.operations).toContain('GetBucketLocation');
  });

  it('rejects if a file lies next to the sites', async () => {
    aws.addBucket(bucketName, region, {'sites/readme.txt': 'a file'});
    await expect(getSites({region})).rejects.toThrow(
      `A file was found in the bucket "${bucketName}" with the key sites/readme.txt which is an unexpected folder structure. Delete this file.`,
    );
  });

  it('rejects a bucket of another account', async () => {
    aws.addBucket(bucketName, region, {}, '999999999999');
    await expect(getSites({region})).rejects.toThrow(
      `Bucket owner mismatch: Expected the bucket ${bucketName} to be owned by you (AWS Account ID: ${accountId}) but it's not the case.`,
    );
    expect(aws.inputsOf('ListObjectsV2')).toEqual([
      {Bucket: bucketName, Prefix: 'sites/', ExpectedBucketOwner: accountId},
      {Bucket: bucketName, Prefix: 'sites/'},
    ]);
  });
});

describe('deleteSite()', () => {
  it('deletes the files of this site, and lists again until none is left', async () => {
    aws.addBucket(bucketName, region, {
      'sites/weather/index.html': '12345',
      'sites/weather/bundle.js': '123',
      'sites/weather-2/index.html': '1',
    });
    const onAfterItemDeleted = vi.fn();
    await expect(
      deleteSite({region, bucketName, siteName: 'weather', onAfterItemDeleted}),
    ).resolves.toEqual({totalSizeInBytes: 8});
    expect(aws.operations).toEqual([
      'GetCallerIdentity',
      'ListObjectsV2',
      'DeleteObject',
      'DeleteObject',
      'ListObjectsV2',
    ]);
    expect(onAfterItemDeleted.mock.calls.flat()).toEqual([
      {bucketName, itemName: 'sites/weather/bundle.js'},
      {bucketName, itemName: 'sites/weather/index.html'},
    ]);
    expect([...(aws.buckets.get(bucketName)?.objects.keys() ?? [])]).toEqual([
      'sites/weather-2/index.html',
    ]);
  });

  it('deletes nothing, and does not reject, if the site does not exist', async () => {
    aws.addBucket(bucketName, region);
    await expect(deleteSite({region, bucketName, siteName: 'weather'})).resolves.toEqual({
      totalSizeInBytes: 0,
    });
    expect(aws.operations).toEqual(['GetCallerIdentity', 'ListObjectsV2']);
  });
});
