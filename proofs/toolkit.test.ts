import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {interpolateStyles} from '@remotion/animation-utils';
import {
  CaptionsInternals,
  createTikTokStyleCaptions,
  parseSrt,
  serializeSrt,
} from '@remotion/captions';
import {ConfigInternals} from '@remotion/cli/config';
import {loadFont as loadEmoji} from '@remotion/google-fonts/NotoColorEmoji';
import {loadFont} from '@remotion/google-fonts/NotoSans';
import {loadFont as loadJapanese} from '@remotion/google-fonts/NotoSansJP';
import {loadFont as loadRoboto} from '@remotion/google-fonts/Roboto';
import {measureText} from '@remotion/layout-utils';
import {getAudioData} from '@remotion/media-utils';
import {RenderInternals} from '@remotion/renderer';
import {makeRect} from '@remotion/shapes';
import {interpolate, random} from 'remotion';
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

test('random: a seed has ten decimal places', () => {
  expect(random(1e-11)).toBe(random(2e-11));
  expect(random(1e-10)).not.toBe(random(2e-10));
  expect(random(NaN)).toBe(random(Infinity));
});

describe('animation-utils/interpolate-styles', () => {
  const page = readDoc('animation-utils/interpolate-styles.mdx');
  const middle = (start: string, end: string): string => {
    // On the page, only numbers have no quotes.
    const [from, to] = [start, end].map((value) => JSON.parse(value) as number | string);
    const {width} = interpolateStyles(0.5, [0, 1], [{width: from}, {width: to}]);
    return JSON.stringify(width);
  };

  test.each(
    [...page.matchAll(/^\| [^|]+ \| `(.+)` to `(.+)` \| `(.+)` \|$/gm)].map((row) => row.slice(1)),
  )('%s to %s is %s in the middle', (start = '', end = '', expected) => {
    expect(middle(start, end)).toBe(expected);
  });

  test.each([
    [
      '"translate3d(0px, 0px, 0px)"',
      '"translate3d(10px, 0px, 0px)"',
      'translate3 d(5px, 0px, 0px)',
    ],
    ['"0px"', '"50%"', '25px'],
    ['0', '"auto"', '0auto'],
    ['"translate(0px)"', '"translate(10px, 4px)"', 'translate(5px)'],
  ])('%s to %s is wrong, and does not throw', (start, end, wrong) => {
    expect(middle(start, end)).toBe(JSON.stringify(wrong));
    expect(page).toContain(`\`${wrong}\``);
  });
});

test('cli/render: --frames accepts one range, and a repeated flag is ignored', () => {
  const {setFrameRangeFromCli: set, getRange} = ConfigInternals;
  set('5-9');
  expect(() => set('30-')).toThrow('should be greater or equal than first number');
  expect(() => set('0-29,60-89')).toThrow('separated by');
  // What the command line passes for two flags.
  set(['0-2', '4-5'] as unknown as string);
  expect(getRange()).toEqual([5, 9]);
  set('0-');
  expect(getRange()).toEqual([0, 0]);
});

test('use-audio-data: two requests at the same time load the file twice', async () => {
  const fetched = vi.fn(async () => new Response('sound'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', {location: {origin: 'https://example.com'}});
  vi.stubGlobal(
    'AudioContext',
    class {
      decodeAudioData = async () => ({numberOfChannels: 0, sampleRate: 48_000, duration: 1});
    },
  );
  const src = 'https://example.com/twice.mp3';
  await Promise.all([getAudioData(src), getAudioData(src)]);
  await getAudioData(src);
  expect(fetched).toHaveBeenCalledTimes(2);
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

describe('captions: unusual input', () => {
  const caption = (text: string, startMs: number, endMs: number) => ({
    text,
    startMs,
    endMs,
    timestampMs: null,
    confidence: null,
  });
  const words = [caption('one', 0, 300), caption(' two', 300, 600), caption(' three', 600, 900)];

  test.each([
    [0, ['one', 'two', 'three']],
    [-50, ['one', 'two', 'three']],
    [Number.NaN, ['one two three']],
  ])('createTikTokStyleCaptions() with %d', (combineTokensWithinMilliseconds, expected) => {
    const {pages} = createTikTokStyleCaptions({captions: words, combineTokensWithinMilliseconds});
    expect(pages.map(({text}) => text)).toEqual(expected);
  });

  test('serializeSrt() counts empty lines and truncates times', () => {
    expect(serializeSrt({lines: []})).toBe('');
    expect(serializeSrt({lines: [[], [caption('late', 1000.9, 360_000_000)]]})).toBe(
      '2\n00:00:01,000 --> 100:00:00,000\nlate',
    );
  });

  test.each(['\n1\n00:00:00,000 --> 00:00:01,000\nHi', 'WEBVTT\n\n1', ''])(
    'parseSrt() throws if the file starts with something else: %j',
    (input) => {
      expect(() => parseSrt({input})).toThrow(/reading 'text'/);
    },
  );

  test.each([
    [0, [[], [' one'], [' two'], [' three']]],
    [Number.NaN, [[' one', ' two', ' three']]],
  ])('ensureMaxCharactersPerLine() with %d', (maxCharsPerLine, expected) => {
    const {segments} = CaptionsInternals.ensureMaxCharactersPerLine({
      captions: words.map((word) => ({...word, text: word.text.trim()})),
      maxCharsPerLine,
    });
    expect(segments.map((line) => line.map(({text}) => text))).toEqual(expected);
  });
});

test('gif/preload-gif: a caught error is reported as an unhandled rejection too', () => {
  // In a process of its own, because an unhandled rejection fails a test.
  const script = `
    const {src} = require('./node_modules/@remotion/gif/dist/cjs/worker/source.js');
    globalThis.window = {origin: 'https://example.com'};
    const html = async () => new Response('', {headers: {'Content-Type': 'text/html'}});
    globalThis.Worker = class extends EventTarget {
      scope = {
        addEventListener: (_, receive) => (this.postMessage = (data) => receive({data})),
        postMessage: (data) => this.dispatchEvent(new MessageEvent('message', {data})),
      };
      started = new Function('self', 'fetch', src)(this.scope, html);
    };
    process.on('unhandledRejection', ({message}) => console.log('unhandled: ' + message));
    const {preloadGif} = require('@remotion/gif');
    preloadGif('a.gif').waitUntilDone().catch(({message}) => console.log('caught: ' + message));`;
  expect(execFileSync(process.execPath, ['-e', script], {cwd: root, encoding: 'utf8'})).toBe(
    'caught: Error: Wrong content type: "text/html"\n' +
      'unhandled: Error: Wrong content type: "text/html"\n',
  );
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
  const unknown = typesIn(/It doesn't recognize (.+?) If you import/s.exec(page)?.[1]);
  const declared = [
    ...readPackage('../remotion/dist/cjs/asset-types.d.ts').matchAll(/declare module '\*\.(\w+)'/g),
  ].map(([, type = '']) => type);
  // TypeScript reads JSON without a declaration.
  expect(bundled.filter((type) => !declared.includes(type) && type !== 'json')).toEqual(unknown);
});

test('cloudrun/permissions: the page explains each permission that testPermissions() asks for', () => {
  const {list} = JSON.parse(readPackage('cloudrun/dist/shared/sa-permissions.json')) as {
    list: readonly {name: string}[];
  };
  const explained = [...readDoc('cloudrun/permissions.mdx').matchAll(/^\| `([a-zA-Z.]+)` \|/gm)];
  expect(explained.map(([, name = '']) => name).sort()).toEqual(list.map(({name}) => name).sort());
});

describe('metadata: the names that a container keeps', () => {
  const kept = (container: string): string[] => {
    const row =
      new RegExp(`^\\| ${container} \\| (.+) \\|$`, 'm').exec(readDoc('metadata.mdx'))?.[1] ?? '';
    return [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  };
  const candidates = `
    album album_artist artist comment compilation composer copyright creation_time date description disc episode_id
    episode_sort gapless_playback genre grouping hd_video keywords language location lyrics make media_type model mood
    network performer publisher rating season season_number show synopsis title track year`
    .trim()
    .split(/\s+/);
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
    const file = path.join(folder, `tagged.${extension}`);
    remotion(
      'ffmpeg',
      ...['-f', 'lavfi', '-i', 'sine=d=0.1', '-c:a', 'aac'],
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
