import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {judge} from './judge';
import {nodeModuleOf} from './node-modules';
import type {Probe} from './node/run-probes';
import {rowsOf} from './rows';
import {parsePage} from '../../pages/markdown';
import type {Environment} from '../client/support';

const call: Probe = {route: 'loop', works: true, code: '() => remotion.Loop()'};
const fails: Probe = {...call, works: false, note: 'it needs a composition'};

interface Setting {
  readonly values: Partial<Record<Environment, string>>;
  readonly api?: string;
  readonly probe?: Probe;
  readonly nodeModules?: Readonly<Record<string, string>>;
  readonly whole?: boolean;
}

/** Judges the page of `<Loop>`, with the cells in `values`. */
async function check({
  values,
  api = '{package: remotion, symbol: Loop}',
  probe,
  nodeModules = {},
  whole = false,
}: Setting) {
  const cells = Object.entries(values).map(([name, value]) => `${name}="${value}"`);
  const page = parsePage(
    'docs/loop.mdx',
    `---\nkind: api\napi: ${api}\n---\n\n<Compatibility ${cells.join(' ')} />\n`,
  );
  const {problems, proven} = judge(
    rowsOf([page], {command: '', packages: {}}),
    {
      probes: new Map(probe ? [[probe.route, probe]] : []),
      nodeModules: new Map(Object.entries(nodeModules)),
    },
    whole,
  );
  return {problems, proven, messages: problems.map(({message}) => message)};
}

describe('the column of Node.js', () => {
  test('agrees with a call that works', async () => {
    const {messages, proven} = await check({values: {node: 'yes'}, probe: call});
    expect(messages).toEqual([]);
    expect(proven).toBe(1);
  });

  test('fails with the place and what to write if the call works, but the page says no', async () => {
    const {problems} = await check({values: {node: 'no, it needs a browser'}, probe: call});
    expect(problems).toEqual([
      {
        file: 'docs/loop.mdx',
        line: 6,
        message: '<Compatibility node>: The page says “no”, but a call in plain Node.js works.',
        remedy: 'Write “yes”.',
      },
    ]);
  });

  test.each([
    [
      'yes',
      fails,
      'The page says “yes”, but a call in plain Node.js fails or does nothing: it needs a composition.',
    ],
    [
      'no, it needs a browser',
      fails,
      'The note is “it needs a browser”, but the probe shows “it needs a composition”.',
    ],
    ['no', fails, 'The note is missing, but the probe shows “it needs a composition”.'],
    [
      'yes',
      {...call, problem: 'the process exited with code 1'},
      "In plain Node.js, the call doesn't do what its probe expects: the process exited with code 1",
    ],
    ['yes', undefined, 'Nothing shows that “yes” is true.'],
  ])('fails if the page says “%s”, and the probe is %j', async (node, probe, message) => {
    const {messages} = await check({values: {node}, probe});
    expect(messages).toEqual([`<Compatibility node>: ${message}`]);
  });

  test('fails if the probe leaves out an export of the page', async () => {
    const {messages} = await check({
      values: {node: 'yes'},
      api: '[{package: remotion, symbol: Loop}, {package: remotion, symbol: Loop.Part}]',
      probe: {...call, code: '() => remotion.Loop'},
    });
    expect(messages).toEqual(["<Compatibility node>: The probe doesn't call Loop.Part."]);
  });

  test('needs no probe for a package that is not installed', async () => {
    const sold = await check({values: {node: 'yes'}, api: '{package: sold, symbol: cube}'});
    expect(sold).toMatchObject({messages: [], proven: 0});
  });
});

describe('an import that only Node.js has', () => {
  test('refutes that a video can use the export', async () => {
    const {messages, proven} = await check({
      values: {player: 'yes', studio: 'no', server: 'no', lambda: 'yes'},
      nodeModules: {remotion: 'node:fs'},
    });
    expect(messages).toEqual([
      "<Compatibility player>: The page says “yes”, but remotion imports node:fs, which a bundler for browsers can't resolve.",
    ]);
    expect(proven).toBe(2);
  });

  test('shows nothing about renders if the package renders', async () => {
    const {messages, proven} = await check({
      values: {player: 'no', studio: 'no', server: 'yes'},
      api: "{package: '@remotion/renderer', symbol: renderMedia}",
      nodeModules: {'@remotion/renderer': 'node:fs'},
    });
    expect(messages).toEqual([]);
    expect(proven).toBe(2);
  });

  test.each([
    ["import fs from 'node:fs'; export const run = () => fs;", 'node:fs'],
    ["exports.run = require('path').join;", 'path'],
    ["export const run = () => 1; import 'react';", undefined],
    ["export const run = () => import('node:fs');", undefined],
  ])('is found in the code of the package: %s', async (code, module) => {
    const folder = 'node_modules/@remotion/kit';
    const {root} = temporarySite(
      {[`${folder}/package.json`]: '{"main": "index.js"}', [`${folder}/index.js`]: code},
      'none',
    );
    expect(await nodeModuleOf(root, '@remotion/kit')).toBe(module);
  });
});

test('a probe without a page is stale', async () => {
  const {messages} = await check({
    values: {player: 'yes'},
    probe: {...call, route: 'removed'},
    whole: true,
  });
  expect(messages).toEqual([expect.stringMatching(/^probes: `removed` is no longer needed\./)]);
});
