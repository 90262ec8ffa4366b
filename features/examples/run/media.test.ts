import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {checkMade, faultsOf, readFacts} from './media';

const probed = JSON.stringify({
  streams: [
    {
      codec_type: 'video',
      codec_name: 'h264',
      width: 1280,
      height: 720,
      pix_fmt: 'yuv420p',
      r_frame_rate: '30000/1001',
      nb_read_frames: '90',
      duration: '3.003',
    },
    {codec_type: 'audio', codec_name: 'aac', r_frame_rate: '0/0', duration: '3.05'},
  ],
  format: {duration: '3.05'},
});

describe('the facts from ffprobe', () => {
  test('of a video', () => {
    expect(readFacts(probed)).toEqual({
      width: 1280,
      height: 720,
      videoCodec: 'h264',
      audioCodec: 'aac',
      pixelFormat: 'yuv420p',
      fps: 29.97,
      frames: 90,
      duration: 3,
    });
  });

  test('of an audio file', () => {
    const sound = {
      streams: [{codec_type: 'audio', codec_name: 'mp3', r_frame_rate: '0/0'}],
      format: {duration: '1.96'},
    };
    expect(readFacts(JSON.stringify(sound))).toEqual({audioCodec: 'mp3', duration: 2});
  });

  test.each([
    ['width', {width: 1920}, 'a.mp4: width is 1280, expected 1920.'],
    ['height', {height: 1080}, 'a.mp4: height is 720, expected 1080.'],
    ['video codec', {videoCodec: 'vp8'}, 'a.mp4: videoCodec is h264, expected vp8.'],
    ['sound that must not be', {audioCodec: null}, 'a.mp4: audioCodec is aac, expected none.'],
    ['pixel format', {pixelFormat: 'yuva420p'}, /pixelFormat is yuv420p/],
    ['frame rate', {fps: 30}, /fps is 29.97/],
    ['frames', {frames: 60}, /frames is 90/],
    ['duration', {duration: 2}, /duration is 3,/],
  ])('are compared with the wrong %s', (_name, expected, fault) => {
    expect(faultsOf({file: 'a.mp4', ...expected}, readFacts(probed))).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  test('that the example does not require are ignored', () => {
    expect(faultsOf({file: 'a.mp4', width: 1280, fps: undefined}, readFacts(probed))).toEqual([]);
  });
});

describe('a file', () => {
  test('is read by the ffprobe of the toolkit', async () => {
    const place = temporaryFolder().root;
    const picture = {width: 8, height: 4, channels: 3, background: 'red'} as const;
    await sharp({create: picture}).png().toFile(path.join(place, 'a.png'));
    const expected = {file: 'a.png', height: 4, videoCodec: 'png', frames: 1};
    expect(await checkMade(place, {...expected, width: 8})).toEqual([]);
    expect(await checkMade(place, {...expected, width: 9})).toEqual([
      'a.png: width is 8, expected 9.',
    ]);
  });

  test('that is missing, empty or not a media file fails', async () => {
    const {root: place} = temporaryFolder({'empty.mp4': '', 'text.mp4': 'no video'});
    expect(await checkMade(place, {file: 'none.mp4'})).toEqual(['none.mp4 was not created.']);
    expect(await checkMade(place, {file: 'empty.mp4'})).toEqual(['empty.mp4 is empty.']);
    expect(await checkMade(place, {file: 'text.mp4'})).toEqual([]);
    expect(await checkMade(place, {file: 'text.mp4', width: 8})).toEqual([
      expect.stringContaining('text.mp4 is not a readable media file: '),
    ]);
  });
});
