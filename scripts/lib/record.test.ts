import {appendFileSync, cpSync, existsSync, readFileSync, renameSync} from 'node:fs';
import path from 'node:path';
import {importedFiles} from '@docs-kit/docs-proof';
import {root} from '@docs-kit/tools';
import {readRecord, rotationOf, selectDue, updateRecord} from '@docs-kit/tools/record';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {globSync} from 'tinyglobby';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import type {LoadedExample} from '../../features/examples/check/load-examples';
import type {DemoEntry} from '../../features/demos/render/demos';
import {exampleKeys} from '../../features/examples/run/example-keys';
import {renderKeys, renderScripts} from '../../features/demos/render/render-keys';
import {defineDemo} from '../../features/demos/defineDemo';

let folder: string;
let write: (file: string, text: string) => void;
beforeEach(() => {
  ({root: folder, write} = temporaryFolder());
});

const append = (file: string) => {
  const absolute = path.join(folder, file);
  expect(existsSync(absolute), file).toBe(true);
  appendFileSync(
    absolute,
    /\.tsx?$/.test(file) ? '\nglobalThis.name = "changed";\n' : '\n// changed\n',
  );
};

const copy = (file: string) => {
  cpSync(path.join(root, file), path.join(folder, file));
};

const copyWithImports = (...files: readonly string[]) => {
  const imported = files.flatMap((file) => importedFiles(path.join(root, file)));
  for (const file of [...imported, ...globSync('packages/*/package.json', {cwd: root})]) {
    copy(path.relative(root, path.resolve(root, file)));
  }
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

  it.each(['{"spring": "s1"', 'null'])('must be valid: %s', (text) => {
    write('records/examples.json', text);
    expect(() => readRecord(file())).toThrow('examples.json is not a JSON object');
  });
});

describe('selectDue()', () => {
  const names = Array.from({length: 400}, (_, index) => `page-${index}`);
  const keys = new Map(names.map((name) => [name, `key of ${name}`]));

  it('selects what has no entry or another one, whatever the commit', () => {
    const record = new Map(keys).set('page-7', 'another key');
    record.delete('page-8');
    for (const commit of ['a', 'b', 'c']) {
      expect(selectDue(keys, record, 10, commit)).toEqual(
        expect.arrayContaining(['page-7', 'page-8']),
      );
    }
    expect(selectDue(keys, new Map(), 10, 'a')).toEqual(names);
  });

  it('selects about a tenth of the others, the same for a commit, and each within some commits', () => {
    const of = (commit: string) => selectDue(keys, keys, 10, commit);
    expect(of('a')).toEqual(of('a'));
    expect(of('a')).not.toEqual(of('b'));
    expect(of('a').length).toBeGreaterThan(20);
    expect(of('a').length).toBeLessThan(60);
    const commits = Array.from({length: 120}, (_, index) => `commit ${index}`);
    expect(new Set(commits.flatMap(of)).size).toBe(names.length);
  });

  it('selects everything with --all, which sets ALL', () => {
    vi.stubEnv('ALL', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(selectDue(keys, keys, 10, rotationOf(root))).toEqual(names);
  });
});

describe('the key of a demo', () => {
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
    write('package-lock.json', '{}');
    copyWithImports(...renderScripts);
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
    'features/demos/render/shots/Shots.tsx',
    'packages/tools/find-chromium.ts',
    'package-lock.json',
    ...renderScripts,
  ])('changes with %s', (file) => {
    const before = key();
    append(file);
    expect(key()).not.toBe(before);
  });

  it('stays the same if a comment or the format changes, or a file moves', () => {
    const before = key();
    appendFileSync(path.join(folder, 'src/demos/parts/color.ts'), '\n// A comment.\n');
    renameSync(path.join(folder, 'src/demos/parts'), path.join(folder, 'src/demos/colors'));
    write(
      'src/demos/box/index.ts',
      "import {spring} from 'remotion';\nimport {\n  color,\n} from '../colors/color';\nexport {color};\n",
    );
    expect(key()).toBe(before);
  });

  it('changes with the facts of the demo', () => {
    const before = key();
    const {file, demo} = entry();
    expect(key({file, demo: {...demo, durationInFrames: 90}})).not.toBe(before);
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
  const key = () =>
    exampleKeys(folder, [example('app', ['public/made.wav']), example('shared')]).get('app');

  beforeEach(() => {
    write('package-lock.json', '{}');
    copyWithImports('features/examples/run/run-example.ts');
    copy('features/examples/run/preload.cjs');
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
    'package-lock.json',
    'examples/app/render.mjs',
    'examples/app/render.output.txt',
    'examples/shared/src/bundle.mjs',
    'examples/media/chime.wav',
    'examples/define.ts',
    'proofs/aws/index.ts',
    'proofs/aws/s3.ts',
    'features/examples/run/run-example.ts',
    'features/examples/run/output.ts',
    'packages/tools/free-port.ts',
    'features/examples/run/preload.cjs',
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

  it('changes with the list of values only if its guides insert one', () => {
    const without = key();
    append('features/facts/facts.ts');
    expect(key()).toBe(without);
    write('docs/fonts.mdx', 'Wait {facts.crfH264} seconds.');
    const before = key();
    append('features/facts/facts.ts');
    expect(key()).not.toBe(before);
  });
});
