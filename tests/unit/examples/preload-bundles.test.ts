import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {root} from '../../../scripts/lib/tools';

const preload = path.join(root, 'scripts/lib/examples/preload-bundles.cjs');

/** Stands for the toolkit's bundler and its webpack, which prints the version of the cache that it is called with. */
const bundler = {
  'node_modules/webpack/index.js':
    'module.exports = (configs) => console.log([configs].flat().map(({cache}) => cache.version).join());',
  'node_modules/@remotion/bundler/index.js': 'exports.webpack = require("webpack");',
};

let folder = '';
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), {recursive: true});
  folder = mkdtempSync(path.join(root, '.cache/preload-'));
  const made = folder;
  onTestFinished(() => rmSync(made, {recursive: true}));
  for (const [file, text] of Object.entries({...bundler, 'cache/0.pack': 'shared'})) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
});

/** Calls webpack as the toolkit does, and returns the version of the cache that webpack gets. */
const bundle = (
  context: string,
  {shared = JSON.stringify({production: folder}), type = 'commonjs'} = {},
): string => {
  const config = {
    context,
    mode: 'production',
    cache: {type: 'filesystem', name: 'remotion/a1', version: 'a1'},
  };
  const load =
    type === 'module'
      ? "import {webpack} from '@remotion/bundler';"
      : "const {webpack} = require('@remotion/bundler');";
  return execFileSync(
    process.execPath,
    [
      '--require',
      preload,
      `--input-type=${type}`,
      '--eval',
      `${load} webpack([${JSON.stringify(config)}]);`,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, NODE_OPTIONS: '', SHARED_BUNDLES: shared},
    },
  ).trim();
};

const cacheOf = (project: string) =>
  path.join(project, 'node_modules/.cache/webpack/remotion/a1/0.pack');

test.each(['commonjs', 'module'])('a first bundle starts with the shared cache (%s)', (type) => {
  expect(bundle(folder, {type})).toBe('shared');
  expect(readFileSync(cacheOf(folder), 'utf8')).toBe('shared');
});

test('a project that was bundled before keeps its cache', () => {
  mkdirSync(path.dirname(cacheOf(folder)), {recursive: true});
  writeFileSync(cacheOf(folder), 'own');
  expect(bundle(folder)).toBe('shared');
  expect(readFileSync(cacheOf(folder), 'utf8')).toBe('own');
});

test('a project in a deeper folder compiles everything, because its source maps have other paths', () => {
  const deeper = path.join(folder, 'out/my-video');
  expect(bundle(deeper)).toBe('a1');
  expect(() => readFileSync(cacheOf(deeper))).toThrow('ENOENT');
});

test.each(['', '{"development":"/other"}'])(
  'without a shared cache, nothing changes (%s)',
  (shared) => {
    expect(bundle(folder, {shared})).toBe('a1');
  },
);
