import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {deleteRender, downloadMedia} from '@remotion/lambda';
import {presignUrl} from '@remotion/lambda/client';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {AwsError} from '../aws';
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

describe('downloadMedia()', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lambda-download-'));
  const outPath = path.join(directory, 'new/out.mp4');
  afterAll(() => rmSync(directory, {recursive: true}));

  it('downloads a URL that is valid for 15 minutes', async () => {
    saveRender({}, {[`${folder}/out.mp4`]: 'a video'});
    await expect(downloadMedia({...input, outPath})).resolves.toEqual({
      outputPath: outPath,
      sizeInBytes: 7,
    });
    expect(readFileSync(outPath, 'utf8')).toBe('a video');
    expect(aws.inputsOf('GetObject')).toMatchObject([
      {Key: progressKey},
      {Key: `${folder}/out.mp4`, Expires: '900'},
    ]);
  });

  it('finds an output in another bucket', async () => {
    aws.addBucket('videos', region, {'2026/weather.mp4': 'another video'});
    saveRender({outName: {bucketName: 'videos', key: '2026/weather.mp4'}});
    await expect(downloadMedia({...input, outPath})).resolves.toMatchObject({sizeInBytes: 13});
  });

  it('rejects before the composition is known', async () => {
    saveRender(null);
    await expect(downloadMedia({...input, outPath})).rejects.toThrow('Render did not finish yet');
  });

  it.each([
    [2, true],
    [3, false],
  ])('after %i errors of the server, it resolves: %s', async (errors, resolves) => {
    const delays = shortenTimers(4000, 9000);
    vi.spyOn(console, 'warn').mockReturnValue();
    saveRender({}, {[`${folder}/out.mp4`]: 'a video'});
    let left = errors;
    aws.onCall = ({input: {Expires}}) => {
      if (Expires !== undefined && left > 0) {
        left--;
        aws.fail('GetObject', new AwsError('SlowDown', 'Please reduce your request rate.', 503));
      }
    };
    const download = downloadMedia({...input, outPath});
    await (resolves
      ? expect(download).resolves.toMatchObject({sizeInBytes: 7})
      : expect(download).rejects.toThrow('Received a status code of 503'));
    expect(delays).toEqual([4000, 9000]);
    expect(aws.inputsOf('GetObject')).toHaveLength(4);
  });
});

describe('deleteRender()', () => {
  it('deletes the output, then the folder of the render', async () => {
    saveRender({}, {[`${folder}/out.mp4`]: 'a video', 'renders/zyxwv98765/out.mp4': 'another'});
    const bytes = aws.buckets.get(bucketName)?.objects.get(progressKey)?.length;
    await expect(deleteRender(input)).resolves.toEqual({freedBytes: bytes});
    expect(aws.operations).toEqual([
      'GetCallerIdentity',
      'GetObject',
      'DeleteObject',
      'ListObjectsV2',
      'DeleteObject',
      'ListObjectsV2',
    ]);
    expect([...(aws.buckets.get(bucketName)?.objects.keys() ?? [])]).toEqual([
      'renders/zyxwv98765/out.mp4',
    ]);
  });

  it('deletes an output in another bucket as well', async () => {
    aws.addBucket('videos', region, {'weather.mp4': 'a video'});
    saveRender({outName: {bucketName: 'videos', key: 'weather.mp4'}});
    await deleteRender(input);
    expect(aws.buckets.get('videos')?.objects.size).toBe(0);
  });

  it('deletes nothing before the composition is known', async () => {
    saveRender(null);
    await expect(deleteRender(input)).resolves.toEqual({freedBytes: 0});
    expect(aws.operations).toEqual(['GetCallerIdentity', 'GetObject']);
  });
});

describe('presignUrl()', () => {
  it('resolves to null with checkIfObjectExists if the object does not exist', async () => {
    aws.addBucket(bucketName, region, {'out.mp4': 'a video'});
    const check = (objectKey: string) =>
      presignUrl({
        region,
        bucketName,
        objectKey,
        expiresInSeconds: 60,
        checkIfObjectExists: true,
      });
    await expect(check('out.mp4')).resolves.toContain('X-Amz-Signature=');
    await expect(check('missing.mp4')).resolves.toBeNull();
  });
});
