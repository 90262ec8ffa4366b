import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deleteRender, downloadMedia} from '@remotion/lambda';
import {presignUrl} from '@remotion/lambda/client';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {accountId, AwsError} from '../aws';
import {aws, bucketName, region, shortenTimers} from './stand-in';

const renderId = 'abcde12345';
const folder = `renders/${renderId}`;
const progressKey = `${folder}/progress.json`;
const input = {region, bucketName, renderId} as const;

const saveRender = (renderMetadata: object | null, objects: Record<string, string> = {}) =>
  aws.addBucket(bucketName, region, {
    [progressKey]: JSON.stringify({
      renderMetadata: renderMetadata && {
        type: 'video',
        codec: 'h264',
        audioCodec: null,
        renderId,
        privacy: 'public',
        ...renderMetadata,
      },
    }),
    ...objects,
  });
const calls = () => aws.calls.map(({operation, input: parameters}) => [operation, parameters]);
const readProgress = [
  ['GetCallerIdentity', {}],
  ['GetObject', {Bucket: bucketName, Key: progressKey, ExpectedBucketOwner: accountId}],
];

describe('downloadMedia()', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lambda-download-'));
  const outPath = path.join(directory, 'new/out.mp4');
  afterAll(() => rmSync(directory, {recursive: true}));

  it('reads the progress, then downloads a presigned URL', async () => {
    saveRender({}, {[`${folder}/out.mp4`]: 'a video'});
    const onProgress = vi.fn();
    await expect(downloadMedia({...input, outPath, onProgress})).resolves.toEqual({
      outputPath: outPath,
      sizeInBytes: 7,
    });
    expect(readFileSync(outPath, 'utf8')).toBe('a video');
    expect(calls()).toEqual([
      ...readProgress,
      [
        'GetObject',
        {
          Bucket: bucketName,
          Key: `${folder}/out.mp4`,
          ExpectedBucketOwner: accountId,
          Expires: '900',
        },
      ],
    ]);
    expect(onProgress).toHaveBeenLastCalledWith({downloaded: 7, percent: 1, totalSize: 7});
  });

  it('finds an output with a name, or in another bucket', async () => {
    aws.addBucket('videos', region, {'2026/weather.mp4': 'another video'});
    saveRender({outName: 'weather.mp4'}, {[`${folder}/weather.mp4`]: 'a video'});
    await expect(downloadMedia({...input, outPath})).resolves.toMatchObject({sizeInBytes: 7});
    saveRender({outName: {bucketName: 'videos', key: '2026/weather.mp4'}});
    await expect(downloadMedia({...input, outPath})).resolves.toMatchObject({sizeInBytes: 13});
  });

  it('rejects before the composition is known', async () => {
    saveRender(null);
    await expect(downloadMedia({...input, outPath})).rejects.toThrow('Render did not finish yet');
    expect(calls()).toEqual(readProgress);
  });

  it('rejects while the output does not exist', async () => {
    saveRender({});
    await expect(downloadMedia({...input, outPath})).rejects.toThrow(
      'Received a status code of 404',
    );
  });

  it.each([
    [2, true],
    [3, false],
  ])('after %i errors of the server, it resolves: %s', async (errors, resolves) => {
    const delays = shortenTimers(4000, 9000);
    vi.spyOn(console, 'warn').mockReturnValue();
    saveRender({}, {[`${folder}/out.mp4`]: 'a video'});
    // The first request reads the progress.
    aws.fail(
      'GetObject',
      new AwsError('SlowDown', 'Please reduce your request rate.', 503),
      errors,
      1,
    );
    const download = downloadMedia({...input, outPath});
    await (resolves
      ? expect(download).resolves.toMatchObject({sizeInBytes: 7})
      : expect(download).rejects.toThrow('Received a status code of 503'));
    expect(delays.filter((delay) => delay === 4000 || delay === 9000)).toEqual([4000, 9000]);
    expect(aws.inputsOf('GetObject')).toHaveLength(4);
  });

  it('needs credentials for a private output at another provider', async () => {
    saveRender({
      privacy: 'private',
      outName: {
        bucketName: 'videos',
        key: 'weather.mp4',
        s3OutputProvider: {endpoint: 'https://storage.example.com'},
      },
    });
    await expect(downloadMedia({...input, outPath})).rejects.toThrow(
      'The file was rendered with a custom S3 implementation and is not public, but no custom credentials were passed to downloadMedia().',
    );
  });

  it('downloads from another provider with its credentials', async () => {
    const customCredentials = {
      endpoint: aws.url,
      accessKeyId: 'AKIAOTHER',
      secretAccessKey: 'secret',
      region,
    } as const;
    aws.addBucket('videos', region, {'weather.mp4': 'a video'}, '999999999999');
    saveRender({
      privacy: 'private',
      outName: {
        bucketName: 'videos',
        key: 'weather.mp4',
        s3OutputProvider: {endpoint: aws.url},
      },
    });
    await expect(downloadMedia({...input, outPath, customCredentials})).resolves.toMatchObject({
      sizeInBytes: 7,
    });
    expect(aws.calls.at(-1)).toMatchObject({
      accessKeyId: 'AKIAOTHER',
      operation: 'GetObject',
      input: {Bucket: 'videos', Key: 'weather.mp4', Expires: '900'},
    });
    expect(aws.calls.at(-1)?.input).not.toHaveProperty('ExpectedBucketOwner');

    await deleteRender({...input, customCredentials});
    expect(aws.calls.find(({operation}) => operation === 'DeleteObject')).toMatchObject({
      accessKeyId: 'AKIAOTHER',
      input: {Bucket: 'videos', Key: 'weather.mp4'},
    });
  });
});

describe('deleteRender()', () => {
  it('deletes the output, then the folder of the render', async () => {
    saveRender({}, {[`${folder}/out.mp4`]: 'a video', 'renders/zyxwv98765/out.mp4': 'another'});
    const bytes = aws.textOf(bucketName, progressKey)?.length;
    await expect(deleteRender(input)).resolves.toEqual({freedBytes: bytes});
    const list = {Bucket: bucketName, Prefix: folder, ExpectedBucketOwner: accountId};
    expect(calls()).toEqual([
      ...readProgress,
      ['DeleteObject', {Bucket: bucketName, Key: `${folder}/out.mp4`}],
      ['ListObjectsV2', list],
      ['DeleteObject', {Bucket: bucketName, Key: progressKey}],
      ['ListObjectsV2', list],
    ]);
    expect([...(aws.buckets.get(bucketName)?.objects.keys() ?? [])]).toEqual([
      'renders/zyxwv98765/out.mp4',
    ]);
  });

  it('deletes an output in another bucket as well', async () => {
    aws.addBucket('videos', region, {'weather.mp4': 'a video'});
    saveRender({outName: {bucketName: 'videos', key: 'weather.mp4'}});
    await deleteRender(input);
    expect(aws.textOf('videos', 'weather.mp4')).toBeUndefined();
  });

  it('deletes nothing before the composition is known', async () => {
    saveRender(null);
    await expect(deleteRender(input)).resolves.toEqual({freedBytes: 0});
    expect(calls()).toEqual(readProgress);
  });

  it('rejects with the error of S3 if the render does not exist', async () => {
    aws.addBucket(bucketName, region);
    await expect(deleteRender(input)).rejects.toMatchObject({
      name: 'NoSuchKey',
      message: 'The specified key does not exist.',
    });
    expect(calls()).toEqual(readProgress);
  });
});

describe('presignUrl()', () => {
  const object = {region, bucketName, objectKey: 'out.mp4', expiresInSeconds: 60} as const;

  it('signs a URL without a request', async () => {
    const url = new URL(await presignUrl(object));
    expect(url.searchParams.get('X-Amz-Expires')).toBe('60');
    expect(aws.calls).toEqual([]);
    aws.addBucket(bucketName, region, {'out.mp4': 'a video'});
    await expect(fetch(url).then((response) => response.text())).resolves.toBe('a video');
  });

  it('looks for the object with checkIfObjectExists', async () => {
    aws.addBucket(bucketName, region, {'out.mp4': 'a video'});
    const check = (objectKey: string) =>
      presignUrl({...object, objectKey, checkIfObjectExists: true});
    await expect(check('out.mp4')).resolves.toContain('X-Amz-Signature=');
    await expect(check('missing.mp4')).resolves.toBeNull();
    expect(calls()).toEqual([
      ['HeadObject', {Bucket: bucketName, Key: 'out.mp4'}],
      ['HeadObject', {Bucket: bucketName, Key: 'missing.mp4'}],
    ]);
  });

  it.each([301, 403])('names permissions if S3 responds with status %i', async (status) => {
    aws.fail('HeadObject', new AwsError('Other', 'another error', status));
    await expect(presignUrl({...object, checkIfObjectExists: true})).rejects.toThrow(
      'You must have permission for both "s3:GetObject" and "s3:ListBucket" actions.',
    );
  });
});
