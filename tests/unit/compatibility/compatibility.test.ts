import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {parseSupport} from '../../../src/components/Compatibility/support';

const root = path.resolve(import.meta.dirname, '../../..');

interface Outcome {
  readonly node: 'yes' | 'no';
  /** Why the probe contradicts `node`. */
  readonly problem?: string;
}

/** Pages whose `node` value no probe can show, with the reason. */
const withoutProbe = {
  'calculate-metadata': 'a type: the function is written by the reader',
  'transitions/presentations/cube': 'its package is sold separately and is not installed',
};

/** The `node` value of each page with a `<Compatibility>` row, by its route below `/docs`. */
const documented = Object.fromEntries(
  globSync('docs/**/*.mdx', {cwd: root}).flatMap((file) => {
    const row = /<Compatibility\s[^>]*?\snode="([^"]*)"/.exec(
      readFileSync(path.join(root, file), 'utf8'),
    );
    const route = file.replaceAll(path.sep, '/').replace(/^docs\/(.+)\.mdx$/, '$1');
    return row ? [[route, row[1] ?? ''] as const] : [];
  }),
);

/** The test runner sets `NODE_ENV`, and credentials would make a probe call AWS or Google. */
const environment = Object.entries(process.env).filter(
  ([name]) => !/^NODE_ENV$|AWS_|GCP_/.test(name),
);
const outcomes = JSON.parse(
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'probes.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: Object.fromEntries(environment) as NodeJS.ProcessEnv,
  }),
) as Record<string, Outcome>;

test('each page with a compatibility row has a probe, and each probe a page', () => {
  expect([...Object.keys(outcomes), ...Object.keys(withoutProbe)].sort()).toEqual(
    Object.keys(documented).sort(),
  );
});

test('in plain Node.js, each API behaves as its probe expects', () => {
  expect(Object.entries(outcomes).filter(([, {problem}]) => problem !== undefined)).toEqual([]);
});

test('each page says whether a script can call its API', () => {
  const answers = Object.keys(outcomes).map((route) => [
    route,
    parseSupport(documented[route])?.works === true ? 'yes' : 'no',
  ]);
  expect(Object.fromEntries(answers)).toEqual(
    Object.fromEntries(Object.entries(outcomes).map(([route, {node}]) => [route, node])),
  );
});
