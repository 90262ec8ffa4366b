import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {LoadedExample} from '../../../checks/examples/load-examples';
import type {DemoEntry} from '../../../scripts/lib/demos';
import {exampleKeys} from '../../../scripts/lib/examples/example-keys';
import {browserVersion, openPassedCache} from '../../../scripts/lib/passed-cache';
import {renderKeys} from '../../../scripts/lib/render-keys';
import {sourceFilesOf} from '../../../scripts/lib/source-files';
import {root} from '../../../scripts/lib/tools';
import {defineDemo} from '../../../src/demos/defineDemo';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passed-cache-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const write = (file: string, text: string) => {
  const absolute = path.join(folder, file);
  mkdirSync(path.dirname(absolute), {recursive: true});
  writeFileSync(absolute, text);
};

const append = (file: string) => {
  const absolute = path.join(folder, file);
  expect(existsSync(absolute), file).toBe(true);
  appendFileSync(absolute, '\n// changed\n');
};

describe('openPassedCache()', () => {
  const file = () => path.join(folder, '.cache/passed/renders.json');

  it('remembers what passed with a key, also in the next run', () => {
    openPassedCache(file()).add('spring', 'key 1');
    const cache = openPassedCache(file());
    expect(cache.hasPassed('spring', 'key 1')).toBe(true);
    expect(cache.hasPassed('spring', 'key 2')).toBe(false);
    expect(cache.hasPassed('noise', 'key 1')).toBe(false);
    expect(readdirSync(path.dirname(file()))).toEqual(['renders.json']);
  });

  it('forgets a failure, even if it passed before with the same key', () => {
    openPassedCache(file()).add('spring', 'key');
    openPassedCache(file()).remove('spring');
    expect(openPassedCache(file()).hasPassed('spring', 'key')).toBe(false);
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, -5)],
    ['empty', () => ''],
    ['a list', () => '["spring"]'],
    ['of another form', () => '{"spring": {"key": "key"}}'],
    ['null', () => 'null'],
  ])('ignores a file that is %s, and can overwrite it', (_name, damage) => {
    openPassedCache(file()).add('spring', 'key');
    writeFileSync(file(), damage(readFileSync(file(), 'utf8')));
    const cache = openPassedCache(file());
    expect(cache.hasPassed('spring', 'key')).toBe(false);
    cache.add('spring', 'key');
    expect(openPassedCache(file()).hasPassed('spring', 'key')).toBe(true);
  });
});

const writePackages = () => {
  write('package-lock.json', '{"lockfileVersion": 3}');
  write('node_modules/.package-lock.json', '{"packages": {"node_modules/remotion": "4.0.331"}}');
};

describe('the key of a demo', () => {
  const scripts = [
    'scripts/lib/check-renders.ts',
    'scripts/lib/shot-renderer.ts',
    'scripts/lib/shots/Shots.tsx',
    'scripts/lib/render-keys.ts',
  ];
  const entry = (): DemoEntry => ({
    file: path.join(folder, 'src/demos/box/index.ts'),
    demo: defineDemo({
      id: 'box',
      title: 'Box',
      description: 'A box',
      width: 1280,
      height: 720,
      fps: 30,
      durationInFrames: 60,
      posterFrame: 20,
      source: 'Box.tsx',
      load: () => Promise.reject(new Error('not needed')),
    }),
  });
  const key = (browser = 'Chromium 140', each = entry()) => renderKeys(folder, browser)(each);

  beforeEach(() => {
    writePackages();
    for (const script of scripts) {
      for (const file of sourceFilesOf(path.join(root, script))) {
        cpSync(file, path.join(folder, path.relative(root, file)));
      }
    }
    for (const file of ['scripts/lib/shots/index.tsx', 'src/demos/Root.tsx']) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    write('src/demos/box/index.ts', "import {color} from '../parts/color';\nexport {color};\n");
    write('src/demos/parts/color.ts', "export const color = 'red';\n");
  });

  it('stays the same without a change', () => {
    expect(key()).toBe(key());
  });

  it.each([
    'src/demos/box/index.ts',
    'src/demos/parts/color.ts',
    'src/demos/Root.tsx',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'scripts/lib/shots/index.tsx',
    ...scripts,
  ])('changes with %s', (file) => {
    const before = key();
    append(file);
    expect(key()).not.toBe(before);
  });

  it('changes with the browser and with the facts of the demo', () => {
    const {file, demo} = entry();
    expect(key('Chromium 141')).not.toBe(key());
    expect(key('Chromium 140', {file, demo: {...demo, durationInFrames: 90}})).not.toBe(key());
  });
});

describe('the key of an example', () => {
  const example = (id: string, made: readonly string[] = []): LoadedExample => ({
    id,
    folder: path.join(folder, 'examples', id),
    example: {
      shows: '',
      pages: [],
      follows: {pages: ['docs/fonts.mdx'], makes: []},
      steps: [{command: 'node render.mjs', makes: made.map((file) => ({file}))}],
    },
  });
  const key = (browser = 'Chromium 140') =>
    exampleKeys(folder, browser, [example('app', ['public/made.wav']), example('shared')]).get(
      'app',
    );

  beforeEach(() => {
    writePackages();
    for (const file of sourceFilesOf(path.join(root, 'scripts/examples.ts'))) {
      cpSync(file, path.join(folder, path.relative(root, file)));
    }
    cpSync(
      path.join(root, 'scripts/lib/examples/preload.cjs'),
      path.join(folder, 'scripts/lib/examples/preload.cjs'),
    );
    write('docs/fonts.mdx', 'Run the script.');
    write('docs/_partials/run.mdx', '');
    write('examples/define.ts', '');
    write('examples/media/chime.wav', 'sound');
    write('examples/app/render.mjs', "import '../shared/src/bundle.mjs';\n");
    write('examples/app/render.output.txt', 'Rendered.\n');
    write('examples/shared/src/bundle.mjs', '');
    write('examples/app/aws.ts', "import '../../proofs/aws';\n");
    write('proofs/aws/index.ts', "import './s3';\n");
    write('proofs/aws/s3.ts', '');
  });

  it('stays the same without a change, and after a run', () => {
    const before = key();
    write('examples/app/out/video.mp4', 'video');
    write('examples/app/public/made.wav', 'sound');
    write('examples/app/node_modules/.remotion/chrome', 'browser');
    expect(key()).toBe(before);
  });

  it.each([
    'docs/fonts.mdx',
    'docs/_partials/run.mdx',
    'examples/app/render.mjs',
    'examples/app/render.output.txt',
    'examples/shared/src/bundle.mjs',
    'examples/media/chime.wav',
    'examples/define.ts',
    'proofs/aws/index.ts',
    'proofs/aws/s3.ts',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'scripts/examples.ts',
    'scripts/lib/examples/run-example.ts',
    'scripts/lib/examples/output.ts',
    'scripts/lib/examples/preload.cjs',
  ])('changes with %s', (file) => {
    const before = key();
    append(file);
    expect(key()).not.toBe(before);
  });

  it('changes with a new file and with the browser', () => {
    const before = key();
    expect(key('Chromium 141')).not.toBe(before);
    write('examples/app/public/photo.png', '');
    expect(key()).not.toBe(before);
  });
});

it('browserVersion() returns what the browser prints', () => {
  write('chromium', '#!/bin/sh\necho "Chromium 140.0.1 "\n');
  chmodSync(path.join(folder, 'chromium'), 0o755);
  expect(browserVersion(path.join(folder, 'chromium'))).toBe('Chromium 140.0.1');
});
