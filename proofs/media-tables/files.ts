import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root, tool} from '@docs-kit/tools';
import sharp, {type Sharp} from 'sharp';
import {flacFile} from './flac';

/** One file of each format. The video files are large, so that the parser can skip most of them. */
export const formats = {
  video: {
    MP4: 'rotated.mp4',
    MOV: 'clip.mov',
    'Fragmented MP4': 'fragmented.mp4',
    WebM: 'clip.webm',
    AVI: 'clip.avi',
    TS: 'clip.ts',
    HLS: 'main.m3u8',
  },
  audio: {MP3: 'clip.mp3', WAV: 'clip.wav', AAC: 'clip.aac', FLAC: 'clip.flac'},
} as const;

/** FFmpeg's options for each codec, and the containers in which it can write the codec. */
const codecs = {
  'H.264': [
    ['-map', '0:v', '-c:v', 'libx264', '-pix_fmt', 'yuv420p'],
    ['mp4', 'mov', 'mkv', 'ts'],
  ],
  'H.265': [
    ['-map', '0:v', '-c:v', 'libx265', '-pix_fmt', 'yuv420p'],
    ['mp4', 'mov', 'mkv', 'ts'],
  ],
  VP8: [
    ['-map', '0:v', '-c:v', 'libvpx', '-pix_fmt', 'yuv420p'],
    ['mkv', 'avi'],
  ],
  VP9: [
    ['-map', '0:v', '-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p'],
    ['mp4', 'mkv', 'avi'],
  ],
  'ProRes 422': [
    ['-map', '0:v', '-c:v', 'prores_ks', '-pix_fmt', 'yuv422p10le'],
    ['mov', 'mkv'],
  ],
  'ProRes 4444': [
    ['-map', '0:v', '-c:v', 'prores_ks', '-pix_fmt', 'yuva444p10le'],
    ['mov', 'mkv'],
  ],
  AAC: [
    ['-map', '1:a', '-c:a', 'aac'],
    ['mp4', 'mov', 'mkv', 'ts'],
  ],
  MP3: [
    ['-map', '1:a', '-c:a', 'libmp3lame'],
    ['mp4', 'mov', 'mkv', 'ts', 'avi'],
  ],
  Opus: [
    ['-map', '1:a', '-c:a', 'libopus'],
    ['mp4', 'mkv', 'ts'],
  ],
  'PCM, 16 bits': [
    ['-map', '1:a', '-c:a', 'pcm_s16le'],
    ['mp4', 'mov', 'mkv', 'avi'],
  ],
  FLAC: [
    ['-map', '2:a', '-c:a', 'copy'],
    ['mp4', 'mkv'],
  ],
} as const;

const codecFile = (codec: string, container: string): string => `${codec}.${container}`;

/** For each codec, a file in each container. */
export const codecFiles: Readonly<Record<string, Readonly<Record<string, string>>>> =
  Object.fromEntries(
    Object.entries(codecs).map(([codec, [, containers]]) => [
      codec,
      Object.fromEntries(containers.map((each) => [each, codecFile(codec, each)])),
    ]),
  );

/** Files whose values differ from what readers expect. */
export const unusualFiles = {
  'a video of 30 seconds': 'index-first.mp4',
  'rotated by 90 degrees': 'rotated.mp4',
  'variable frame rate': 'variable.mp4',
  'without a duration, such as a `MediaRecorder` recording': 'recording.webm',
  'without frames': 'without-frames.mp4',
  'second half missing, index at the start': 'half-index-first.mp4',
  'second half missing, index at the end': 'half-index-last.mp4',
  'second half missing, WebM': 'half.webm',
  'empty file': 'empty.mp4',
} as const;

/** Files that aren't supported. */
export const foreignFiles = {
  PNG: 'image.png',
  JPEG: 'image.jpg',
  GIF: 'image.gif',
  WebP: 'image.webp',
  BMP: 'image.bmp',
  AVIF: 'image.avif',
  SVG: 'image.svg',
  PDF: 'document.pdf',
  HTML: 'page.html',
  ZIP: 'archive.zip',
  Ogg: 'clip.ogg',
  'empty file': 'empty.mp4',
} as const;

const seconds = 30;
/** Where the parts of the playlist start, in seconds. */
const parts = [0, 10, 20];
const [width, height] = [320, 180];

/** Pixels that no encoder can compress, the same in each run. */
const noise = (): Sharp => {
  let state = 1;
  const pixels = Buffer.from(
    Array.from({length: 3 * width * height}, () => {
      state = (state * 69_069 + 1) % 2 ** 32;
      return state >>> 24;
    }),
  );
  return sharp(pixels, {raw: {width, height, channels: 3}});
};

/** Runs the toolkit's FFmpeg. */
const ffmpeg = (...args: readonly string[]): void => {
  const {status, stderr} = spawnSync(
    process.execPath,
    tool('@remotion/cli', 'remotion', ['ffmpeg', '-v', 'error', '-y', ...args]),
    {cwd: root, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`FFmpeg could not create the files:\n${stderr}`);
  }
};

/**
 * Creates all files in a folder.
 *
 * @throws with FFmpeg's message if it fails
 */
export const makeFiles = async (folder: string): Promise<void> => {
  const at = (name: string) => path.join(folder, name);
  const write = (name: string, content: string | Buffer) => writeFileSync(at(name), content);
  const half = (from: string, to: string) => {
    const content = readFileSync(at(from));
    write(to, content.subarray(0, content.length / 2));
  };

  await noise().png().toFile(at('image.png'));
  await noise().jpeg().toFile(at('image.jpg'));
  await noise().gif().toFile(at('image.gif'));
  await noise().webp().toFile(at('image.webp'));
  await noise().avif().toFile(at('image.avif'));
  const bmp = Buffer.alloc(54 + 3 * width * height);
  bmp.write('BM');
  bmp.writeUInt32LE(width, 18);
  bmp.writeInt32LE(height, 22);
  write('image.bmp', bmp);
  write('image.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"></svg>\n');
  write('document.pdf', '%PDF-1.4\n%%EOF\n');
  write('page.html', '<!doctype html>\n<title>404</title>\n');
  write('archive.zip', 'PK\u0005\u0006'.padEnd(22, '\0'));
  write('empty.mp4', '');

  const title = ['-metadata', 'title=Waves'];
  const stereo = ['-ac', '2', '-b:a', '256k'];
  const sound = ['-map', '1', ...title, ...stereo];
  const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50'];
  const hdr = 'zscale=pin=bt709:tin=bt709:min=gbr:p=bt2020:t=smpte2084:m=bt2020nc';
  ffmpeg(
    ...['-loop', '1', '-framerate', '10', '-t', String(seconds), '-i', at('image.png')],
    ...['-f', 'lavfi', '-i', `sine=440:d=${seconds}`, '-i', at('image.jpg')],
    ...['-filter_complex', `[0]rotate=t,${hdr},format=yuv420p,split[v][w]`],
    ...['-map', '[v]', ...sound, ...h264, '-c:a', 'aac', '-movflags', '+faststart'],
    at('index-first.mp4'),
    ...['-map', '[w]', ...sound, '-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8'],
    ...['-b:v', '4M', '-g', '50', '-c:a', 'libopus', at('unrotated.webm')],
    ...[...sound, '-map', '2', '-c:v', 'copy', '-disposition:v', 'attached_pic'],
    ...['-id3v2_version', '3', at('clip.mp3')],
    ...[...sound, at('clip.wav')],
    ...[...sound, '-c:a', 'aac', at('clip.aac')],
    ...[...sound, '-c:a', 'libopus', at('clip.ogg')],
  );
  write('clip.flac', flacFile(100, {title: 'Waves'}));
  ffmpeg(
    ...['-loop', '1', '-framerate', '10', '-t', '1', '-i', at('image.png')],
    ...['-t', '1', '-i', at('clip.wav'), '-t', '1', '-i', at('clip.flac')],
    ...Object.entries(codecs).flatMap(([codec, [options, containers]]) =>
      containers.flatMap((each) => [...options, at(codecFile(codec, each))]),
    ),
  );

  const copy = ['-map', '0', '-c', 'copy'];
  const slower = 'setts=ts=if(gt(N\\,100)\\,TS+N*100\\,TS)';
  ffmpeg(
    ...['-i', at('index-first.mp4'), '-i', at('clip.aac'), '-i', at('unrotated.webm')],
    ...[...copy, at('index-last.mp4')],
    ...[...copy, '-bsf:v', slower, at('variable.mp4')],
    ...[...copy, '-frames:v', '0', '-frames:a', '0', at('without-frames.mp4')],
    // Other AVI files of FFmpeg aren't supported: docs/media-parser/format-support.mdx lists the reasons.
    ...['-map', '0:v', ...h264, '-bf', '2', '-tag:v', 'H264', '-map', '1', '-c:a', 'copy'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', at('clip.avi')],
    ...['-map', '2', '-c', 'copy', '-live', '1', at('recording.webm')],
  );
  const location = 'com.apple.quicktime.location.ISO6709=+48.2082+016.3738+151/';
  const rotated = (name: string) => ['-display_rotation', '-90', '-i', at(name)];
  ffmpeg(
    ...[...rotated('index-first.mp4'), ...rotated('unrotated.webm')],
    ...[...copy, '-movflags', '+faststart', at('rotated.mp4')],
    ...[...copy, '-metadata', location, '-movflags', '+use_metadata_tags', at('clip.mov')],
    ...[...copy, '-movflags', '+frag_keyframe+empty_moov+default_base_moof', at('fragmented.mp4')],
    ...['-map', '1', '-c', 'copy', at('clip.webm')],
    ...[...copy, at('clip.ts')],
    ...parts.flatMap((from) => [
      ...[...copy, '-ss', String(from), '-t', '10', '-output_ts_offset', String(from)],
      at(`part-${from}.ts`),
    ]),
  );
  half('index-first.mp4', 'half-index-first.mp4');
  half('index-last.mp4', 'half-index-last.mp4');
  half('clip.webm', 'half.webm');

  write(
    'parts.m3u8',
    [
      '#EXTM3U',
      '#EXT-X-VERSION:3',
      '#EXT-X-TARGETDURATION:10',
      ...parts.map((from) => `#EXTINF:10.0,\npart-${from}.ts`),
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
  write(
    'main.m3u8',
    `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=4000000,RESOLUTION=${width}x${height}\nparts.m3u8\n`,
  );
};
