import {appendFileSync, cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import type {LoadedExample} from '../../../checks/examples/load-examples';
import type {DemoEntry} from '../../../scripts/lib/demos';
import {exampleKeys, findEditedOutputs} from '../../../scripts/lib/examples/example-keys';
import {readLockedPackages} from '../../../scripts/lib/locked-packages';
import {readRecord, rotationOf, selectDue, updateRecord} from '../../../scripts/lib/record';
import {renderKeys} from '../../../scripts/lib/render-keys';
import {sourceFilesOf} from '../../../scripts/lib/source-files';
import {root} from '../../../scripts/lib/tools';
import {defineDemo} from '../../../src/demos/defineDemo';
import {temporaryFolder} from '../temporary-folder';

let folder: string;
let write: (file: string, text: string) => void;
beforeEach(() => {
  ({root: folder, write} = temporaryFolder());
});

const append = (file: string) => {
  const absolute = path.join(folder, file);
  expect(existsSync(absolute), file).toBe(true);
  appendFileSync(absolute, '\n// changed\n');
};

describe('a record', () => {
  const file = () => path.join(folder, 'records/examples.json');
  const keys = new Map([
    ['noise', 'n1'],
    ['spring', 's1'],
  ]);

  it('has a line for each name that passed, in a stable order', () => {
    updateRecord(file(), keys, {passed: ['spring', 'noise']});
    expect(readFileSync(file(), 'utf8')).toBe('{\n  "noise": "n1",\n  "spring": "s1"\n}\n');
  });

  it('keeps what did not run, and forgets what failed and what no longer exists', () => {
    updateRecord(file(), new Map([...keys, ['old', 'o1']]), {passed: ['spring', 'noise', 'old']});
    const now = new Map([...keys, ['new', 'w1'], ['unrun', 'u1']]);
    updateRecord(file(), now, {passed: ['new'], failed: ['spring']});
    expect([...readRecord(file())]).toEqual([
      ['new', 'w1'],
      ['noise', 'n1'],
    ]);
  });

  it.each(['{"spring": "s1"', '{"spring": {"key": "s1"}}', 'null'])('must be valid: %s', (text) => {
    write('records/examples.json', text);
    expect(() => readRecord(file())).toThrow('examples.json is not a JSON object of strings');
  });
});

describe('selectDue()', () => {
  const names = Array.from({length: 400}, (_, index) => `page-${index}`);
  const keys = new Map(names.map((name) => [name, `key of ${name}`]));

  it('selects what has no entry or another one, whatever the commit', () => {
    const record = new Map(keys).set('page-7', 'another key');
    record.delete('page-8');
    for (const commit of ['a', 'b', 'c']) {
      expect(selectDue(keys, record, {commit, share: 10})).toEqual(
        expect.arrayContaining(['page-7', 'page-8']),
      );
    }
    expect(selectDue(keys, new Map(), {commit: 'a', share: 10})).toEqual(names);
  });

  it('selects about a tenth of the others, the same for a commit, and each within some commits', () => {
    const of = (commit: string) => selectDue(keys, keys, {commit, share: 10});
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
    expect(of('a').length).toBeGreaterThan(20);
    expect(of('a').length).toBeLessThan(60);
    const commits = Array.from({length: 120}, (_, index) => `commit ${index}`);
    expect(new Set(commits.flatMap(of)).size).toBe(names.length);
  });

  it('selects everything with --all, which sets ALL', () => {
    const before = process.env['ALL'];
    try {
      process.env['ALL'] = '1';
      expect(selectDue(keys, keys, rotationOf(root, 10))).toEqual(names);
      process.env['ALL'] = '';
      expect(selectDue(keys, keys, rotationOf(root, 10)).length).toBeLessThan(names.length);
    } finally {
      if (before === undefined) {
        delete process.env['ALL'];
      } else {
        process.env['ALL'] = before;
      }
    }
  });
});

describe('readLockedPackages()', () => {
  const lock = (packages: object) => write('package-lock.json', JSON.stringify({packages}));
  const packages = {
    'node_modules/remotion': {version: '4.0.1', peerDependencies: {react: '*'}},
    'node_modules/react': {version: '19.0.0'},
    'node_modules/@remotion/cli': {
      version: '4.0.1',
      bin: {remotion: 'cli.js'},
      dependencies: {remotion: '4.0.0'},
    },
    'node_modules/@remotion/cli/node_modules/remotion': {version: '4.0.0'},
    'node_modules/unrelated': {version: '1.0.0'},
  };

  it('lists what sources import and commands run, with everything that it depends on', () => {
    lock(packages);
    const of = readLockedPackages(folder);
    expect(of(["import {spring} from 'remotion';", "import fs from 'node:fs';"])).toEqual([
      'node_modules/react@19.0.0',
      'node_modules/remotion@4.0.1',
    ]);
    expect(of([], ['npx remotion render'])).toEqual([
      // React is a peer of the other copy.
      'node_modules/@remotion/cli/node_modules/remotion@4.0.0',
      'node_modules/@remotion/cli@4.0.1',
    ]);
  });
});

const writeLock = (changes: Readonly<Record<string, string>> = {}) => {
  const versions = {
    'node_modules/remotion': '4.0.331',
    'node_modules/@remotion/transitions': '4.0.331',
    'node_modules/@remotion/cli': '4.0.331',
    'node_modules/unrelated': '1.0.0',
    ...changes,
  };
  const packages = Object.entries(versions).map(([place, version]) => [
    place,
    {version, ...(place.endsWith('/cli') ? {bin: {remotion: 'cli.js'}} : {})},
  ]);
  write('package-lock.json', JSON.stringify({packages: Object.fromEntries(packages)}));
};

describe('the key of a demo', () => {
  const scripts = [
    'scripts/lib/check-renders.ts',
    'scripts/lib/shot-renderer.ts',
    'scripts/lib/shots/Shots.tsx',
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
  const key = (each = entry()) => renderKeys(folder, [each]).get('box');

  beforeEach(() => {
    writeLock();
    for (const script of scripts) {
      for (const file of sourceFilesOf(path.join(root, script))) {
        cpSync(file, path.join(folder, path.relative(root, file)));
      }
    }
    for (const file of ['scripts/lib/shots/index.tsx', 'src/demos/Root.tsx']) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    write(
      'src/demos/box/index.ts',
      "import {color} from '../parts/color';\nimport {spring} from 'remotion';\nexport {color};\n",
    );
    write('src/demos/parts/color.ts', "export const color = 'red';\n");
  });

  it('stays the same without a change', () => {
    expect(key()).toBe(key());
  });

  it.each([
    'src/demos/box/index.ts',
    'src/demos/parts/color.ts',
    'src/demos/Root.tsx',
    'scripts/lib/shots/index.tsx',
    ...scripts,
  ])('changes with %s', (file) => {
    const before = key();
    append(file);
    expect(key()).not.toBe(before);
  });

  it('changes with the facts of the demo, and with the packages that it reaches', () => {
    const before = key();
    const {file, demo} = entry();
    expect(key({file, demo: {...demo, durationInFrames: 90}})).not.toBe(before);
    writeLock({'node_modules/remotion': '4.0.332'});
    expect(key()).not.toBe(before);
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
  const keys = () => exampleKeys(folder, [example('app', ['public/made.wav']), example('shared')]);
  const key = () => keys().get('app');

  beforeEach(() => {
    writeLock();
    for (const file of sourceFilesOf(path.join(root, 'scripts/lib/examples/run-example.ts'))) {
      cpSync(file, path.join(folder, path.relative(root, file)));
    }
    cpSync(
      path.join(root, 'scripts/lib/examples/preload.cjs'),
      path.join(folder, 'scripts/lib/examples/preload.cjs'),
    );
    write('docs/fonts.mdx', '## Before you start\n\nYou need a [project](/docs/).\n');
    write('docs/getting-started.mdx', '---\nkind: guide\n---\n');
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
    'docs/getting-started.mdx',
    'examples/app/render.mjs',
    'examples/app/render.output.txt',
    'examples/shared/src/bundle.mjs',
    'examples/media/chime.wav',
    'examples/define.ts',
    'proofs/aws/index.ts',
    'proofs/aws/s3.ts',
    'scripts/lib/examples/run-example.ts',
    'scripts/lib/examples/output.ts',
    'scripts/lib/examples/preload.cjs',
  ])('changes with %s', (file) => {
    const before = key();
    append(file);
    expect(key()).not.toBe(before);
  });

  it('changes with a new file', () => {
    const before = key();
    write('examples/app/public/photo.png', '');
    expect(key()).not.toBe(before);
  });

  it('changes with packages that its files, commands and guides reach, and with no others', () => {
    write('examples/app/render.mjs', "import {fade} from '@remotion/transitions';\n");
    const before = key();
    writeLock({'node_modules/unrelated': '2.0.0'});
    expect(key()).toBe(before);
    writeLock({'node_modules/@remotion/transitions': '4.0.332'});
    expect(key()).not.toBe(before);
    writeLock();
    write('docs/fonts.mdx', '```bash\nnpx remotion render\n```\n');
    const withCommand = key();
    writeLock({'node_modules/@remotion/cli': '4.0.332'});
    expect(key()).not.toBe(withCommand);
  });

  it('changes with values that its guides insert, and with no others', () => {
    write('docs/fonts.mdx', 'Wait {facts.crfH264} seconds.');
    const keyWith = (values: Record<string, number>) =>
      exampleKeys(folder, [example('app')], values).get('app');
    const before = keyWith({crfH264: 30, crfH265: 1});
    expect(keyWith({crfH264: 30, crfH265: 2})).toBe(before);
    expect(keyWith({crfH264: 31, crfH265: 1})).not.toBe(before);
    append('src/data/facts.ts');
    expect(keyWith({crfH264: 30, crfH265: 1})).toBe(before);
  });

  it('tells outputs that were edited by hand from those of changed examples', () => {
    const record = keys();
    expect(findEditedOutputs(keys(), record)).toEqual([]);
    append('examples/app/render.output.txt');
    expect(findEditedOutputs(keys(), record)).toEqual(['app']);
    append('examples/app/render.mjs');
    expect(findEditedOutputs(keys(), record)).toEqual([]);
    expect(findEditedOutputs(keys(), new Map())).toEqual([]);
  });
});
