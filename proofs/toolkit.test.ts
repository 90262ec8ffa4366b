import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CaptionsInternals, createTikTokStyleCaptions, serializeSrt} from '@remotion/captions';
import {loadFont as loadEmoji} from '@remotion/google-fonts/NotoColorEmoji';
import {loadFont} from '@remotion/google-fonts/NotoSans';
import {loadFont as loadJapanese} from '@remotion/google-fonts/NotoSansJP';
import {loadFont as loadRoboto} from '@remotion/google-fonts/Roboto';
import {measureText} from '@remotion/layout-utils';
import {RenderInternals} from '@remotion/renderer';
import {makeRect} from '@remotion/shapes';
import {interpolate} from 'remotion';
import {NoReactInternals} from 'remotion/no-react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

/**
 * Statements of the docs about the installed packages that a check of types or flags can't see. If a new version of
 * a package fails a test, correct the page that the test names.
 */
const root = path.resolve(import.meta.dirname, '..');
const readDoc = (file: string): string => readFileSync(path.join(root, 'docs', file), 'utf8');
const readPackage = (file: string): string =>
  readFileSync(path.join(root, 'node_modules/@remotion', file), 'utf8');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'toolkit-facts-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('interpolate: only "identity" overrides equal outputs', () => {
  const range = (extrapolateRight: 'clamp' | 'extend' | 'identity' | 'wrap') =>
    interpolate(30, [0, 20], [5, 5], {extrapolateRight});
  expect([range('clamp'), range('extend'), range('wrap'), range('identity')]).toEqual([
    5, 5, 5, 30,
  ]);
});

test('shapes/make-rect: the path contains NaN if the radius equals the width or a side is 0', () => {
  const isBroken = (width: number, height: number, cornerRadius: number) =>
    makeRect({width, height, cornerRadius}).path.includes('NaN');
  expect([isBroken(100, 50, 100), isBroken(0, 50, 10), isBroken(100, 0, 10)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    isBroken(100, 50, 50),
    isBroken(100, 50, 60),
    isBroken(100, 50, 120),
    isBroken(0, 50, 0),
  ]).toEqual([false, false, false, false]);
});

test('cli/still, lambda/cli/still: a negative frame is subtracted from the duration', () => {
  const subtracted = (frame: number) =>
    RenderInternals.convertToPositiveFrameIndex({frame, durationInFrames: 90});
  const validate = (frame: number) => () =>
    NoReactInternals.validateFrame({frame, durationInFrames: 90, allowFloats: false});
  // The local command validates the number as it is, and then shows a frame behind the end: the last one.
  expect(validate(-1)).not.toThrow();
  expect(validate(-90)).not.toThrow();
  expect(validate(-91)).toThrow('Cannot use frame -91');
  expect([subtracted(-1), subtracted(-10)]).toEqual([91, 100]);
  // A Lambda function subtracts first.
  expect(validate(subtracted(-1))).toThrow('Cannot use frame 91: Duration of composition is 90');
  expect(readDoc('lambda/cli/still.mdx')).toContain('`Cannot use frame 91: …`');
  expect(readPackage('serverless/dist/handlers/still.js')).toMatch(
    /frame: renderer_1\.RenderInternals\.convertToPositiveFrameIndex\(/,
  );
});

test('captions/caption: only ensureMaxCharactersPerLine() adds spaces', () => {
  const captions = ['On', 'a', 'day'].map((text, i) => ({
    text,
    startMs: i * 100,
    endMs: i * 100 + 100,
    timestampMs: null,
    confidence: null,
  }));
  const [line = []] = CaptionsInternals.ensureMaxCharactersPerLine({
    captions,
    maxCharsPerLine: 40,
  }).segments;
  expect(line.map(({text}) => text)).toEqual([' On', ' a', ' day']);
  expect(serializeSrt({lines: [captions]})).toContain('Onaday');
  expect(
    createTikTokStyleCaptions({captions, combineTokensWithinMilliseconds: 1000}).pages.map(
      ({text}) => text,
    ),
  ).toEqual(['Onaday']);
});

test('bundle: a symbolic link in the public folder makes a second call with the same folder fail', async () => {
  const {copyDir} = createRequire(import.meta.url)(
    path.join(root, 'node_modules/@remotion/bundler/dist/copy-dir.js'),
  ) as {copyDir: (options: Readonly<Record<string, unknown>>) => Promise<number>};
  const source = path.join(folder, 'public');
  const copy = () =>
    copyDir({
      src: source,
      dest: path.join(folder, 'build'),
      onSymlinkDetected: () => {},
      onProgress: () => {},
      copiedBytes: 0,
      lastReportedProgress: 0,
    });
  await copyDir({src: path.join(root, 'examples/assets/public'), dest: source, copiedBytes: 0});
  await copy();
  await copy();
  symlinkSync(path.join(source, 'logo.svg'), path.join(source, 'link.svg'));
  await copy();
  await expect(copy()).rejects.toThrow(/^EEXIST: file already exists, symlink/);
});

describe('google-fonts', () => {
  /** Runs in an environment with fonts, and returns the first sentence of each warning. */
  const warningsOf = (run: () => unknown): string[] => {
    vi.stubGlobal('document', {fonts: {add: () => {}}});
    vi.stubGlobal(
      'FontFace',
      class {
        status = 'unloaded';
        load = () => Promise.resolve(this);
      },
    );
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    run();
    return warn.mock.calls.map(([message]) => String(message).split('.')[0] ?? '');
  };

  const load = (style: 'italic' | 'normal', options: Parameters<typeof loadFont<'normal'>>[1]) =>
    warningsOf(() => loadFont(style, options));

  test('without FontFace, nothing loads and arguments are not checked', () => {
    expect(() => loadFont('normal', {weights: ['950' as '900']})).not.toThrow();
  });

  test('a call that loads more than 20 files warns, even with ignoreTooManyRequestsWarning', () => {
    expect(load('normal', {weights: ['400', '700'], subsets: ['latin']})).toEqual([]);
    expect(load('italic', {ignoreTooManyRequestsWarning: true})).toEqual([
      'Made 72 network requests to load fonts for Noto Sans',
    ]);
  });

  test('without a style, the number of files is checked after each style', () => {
    expect(warningsOf(() => loadRoboto())).toEqual([
      'Made 81 network requests to load fonts for Roboto',
      'Made 162 network requests to load fonts for Roboto',
    ]);
  });

  test('subsets of Japanese text and of emoji cannot be selected', () => {
    const weights: ['400'] = ['400'];
    expect(() => warningsOf(() => loadEmoji('normal', {weights, subsets: ['emoji']}))).toThrow(
      "subset: emoji is not available for 'Noto Color Emoji'",
    );
    expect(() =>
      warningsOf(() => loadJapanese('normal', {weights, subsets: ['japanese']})),
    ).toThrow("subset: japanese is not available for 'Noto Sans JP'");
    expect(warningsOf(() => loadEmoji('normal', {weights}))).toEqual([]);
    expect(warningsOf(() => loadJapanese('normal', {weights}))).toEqual([
      'Made 124 network requests to load fonts for Noto Sans JP',
    ]);
  });
});

test('layout-utils: validateFontIsLoaded checks texts with five or more different characters', () => {
  const element = () => ({style: {}, getBoundingClientRect: () => ({width: 80, height: 20})});
  vi.stubGlobal('document', {
    createElement: element,
    body: {appendChild: () => {}, removeChild: () => {}},
  });
  vi.stubGlobal('window', {
    getComputedStyle: ({style}: {style: {fontFamily?: string}}) => ({
      fontFamily: style.fontFamily ?? 'Times',
    }),
  });
  const measure = (text: string) => () =>
    measureText({text, fontFamily: 'Lobster', fontSize: 20, validateFontIsLoaded: true});
  expect(measure('abcdabcd')).not.toThrow();
  expect(measure('abcde')).toThrow(/looks like the font is not loaded/);
});

test('getstaticfiles, bundle, assets: the list of static files is limited to 10,000', () => {
  for (const file of [
    'bundler/dist/bundle.js',
    'studio-server/dist/preview-server/public-folder.js',
  ]) {
    expect(readPackage(file)).toMatch(/readRecursively\)?\(\{[^}]*limit: 10000,/);
  }
});

test('get-waveform-portion: the type of a bar is not exported', () => {
  expect(readPackage('media-utils/dist/index.d.ts')).not.toMatch(/\bBar\b/);
});

test('assets: the page lists the imports that TypeScript does not know', () => {
  const page = readDoc('assets.mdx');
  const typesIn = (text = ''): string[] =>
    [...text.matchAll(/`\.(\w+)`/g)].map(([, type = '']) => type);
  const bundled = typesIn(/^\| file types \|(.+)$/m.exec(page)?.[1]);
  const unknown = typesIn(/It doesn't know (.+?) Declare/s.exec(page)?.[1]);
  const declared = [
    ...readPackage('../remotion/dist/cjs/asset-types.d.ts').matchAll(/declare module '\*\.(\w+)'/g),
  ].map(([, type = '']) => type);
  // TypeScript reads JSON without a declaration.
  expect(bundled.filter((type) => !declared.includes(type) && type !== 'json')).toEqual(unknown);
});

describe('metadata: the names that a container keeps', () => {
  const kept = (container: string): string[] => {
    const row =
      new RegExp(`^\\| ${container} \\| (.+) \\|$`, 'm').exec(readDoc('metadata.mdx'))?.[1] ?? '';
    return [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  };
  const candidates = [
    ...[
      'album',
      'album_artist',
      'artist',
      'comment',
      'compilation',
      'composer',
      'copyright',
      'creation_time',
    ],
    ...[
      'date',
      'description',
      'disc',
      'episode_id',
      'episode_sort',
      'gapless_playback',
      'genre',
      'grouping',
    ],
    ...[
      'hd_video',
      'keywords',
      'language',
      'location',
      'lyrics',
      'make',
      'media_type',
      'model',
      'mood',
      'network',
    ],
    ...[
      'performer',
      'publisher',
      'rating',
      'season',
      'season_number',
      'show',
      'synopsis',
      'title',
      'track',
      'year',
    ],
  ];
  const valueOf = (name: string): string =>
    ({
      creation_time: '2026-01-02T03:04:05Z',
      location: '+47.37+008.54/',
      track: '3/9',
      disc: '1/2',
    })[name] ?? '7';

  test.each([
    ['MP4', 'mp4'],
    ['MOV', 'mov'],
  ])('%s', (container, extension) => {
    const remotion = (...args: string[]): string =>
      execFileSync(path.join(root, 'node_modules/.bin/remotion'), args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const sound = path.join(folder, 'silence.wav');
    writeFileSync(sound, silence());
    const file = path.join(folder, `tagged.${extension}`);
    remotion(
      'ffmpeg',
      ...['-i', sound, '-c:a', 'aac'],
      ...candidates.flatMap((name) => ['-metadata', `${name}=${valueOf(name)}`]),
      file,
    );
    const {format} = JSON.parse(
      remotion('ffprobe', '-v', 'error', '-show_entries', 'format_tags', '-of', 'json', file),
    ) as {format: {tags: Record<string, string>}};
    // MOV stores the author as the artist.
    const expected = kept(container).filter((name) => name !== 'author');
    expect(
      Object.keys(format.tags)
        .filter((name) => candidates.includes(name))
        .sort(),
    ).toEqual(expected.sort());
  });
});

/** A tenth of a second of silence as a WAV file. */
function silence(): Buffer {
  const samples = 4800;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(48_000, 24);
  header.writeUInt32LE(96_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples * 2, 40);
  return Buffer.concat([header, Buffer.alloc(samples * 2)]);
}
