import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {builtChecks} from '../../../../checks/lib/built-checks';
import {pageChecks} from '../../../../checks/lib/page-checks';
import {root} from '../../../../scripts/lib/tools';
import {catalog} from '../../../../scripts/mutations/catalog';
import {misses} from '../../../../scripts/mutations/misses';
import {isTool} from '../../../../scripts/mutations/plan';

const checks = [...pageChecks, ...builtChecks.map(({name}) => name)];
const detectors = new Set(catalog.flatMap((kind) => kind.detectors));

test('has at least 60 kinds with different names', () => {
  expect(catalog.length).toBeGreaterThanOrEqual(60);
  expect(new Set(catalog.map(({name}) => name)).size).toBe(catalog.length);
  expect(catalog.filter(({name}) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

test('has a kind of fault for every check', () => {
  expect(checks.filter((name) => !detectors.has(name))).toEqual([]);
});

test('names existing checks and unit tests', () => {
  const unknown = [...detectors].filter(
    (name) => name !== 'build' && !isTool(name) && !checks.includes(name),
  );
  expect(unknown).toEqual([]);
  const tests = [...detectors]
    .filter((name) => name.startsWith('unit:'))
    .map((name) => name.slice('unit:'.length));
  expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every known miss is a kind of the catalog, with a reason', () => {
  expect(misses.filter(({kind}) => !catalog.some(({name}) => name === kind))).toEqual([]);
  expect(misses.filter(({reason}) => !/\S+ \S+ \S+/.test(reason))).toEqual([]);
});
