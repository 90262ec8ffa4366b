import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {describeMissing, missingTestPackages} from '../../../scripts/lib/test-packages';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'test-packages-'));
});

afterEach(() => {
  rmSync(root, {recursive: true});
});

const write = (folder: string, manifest: unknown): void => {
  const target = path.join(root, folder);
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'package.json'), JSON.stringify(manifest));
};

test('missingTestPackages() lists packages that are missing or have another version', () => {
  write('tests/packages', {
    dependencies: {'@scope/kit': '2.0.0', linter: '1.0.0', runner: '3.0.0'},
  });
  write('node_modules/@scope/kit', {version: '2.0.0'});
  write('node_modules/linter', {version: '1.0.1'});
  expect(missingTestPackages(root)).toEqual(['linter@1.0.0', 'runner@3.0.0']);
});

test('the message names the command that installs the packages', () => {
  expect(describeMissing([])).toBeUndefined();
  expect(describeMissing(['linter@1.0.0', 'runner@3.0.0'])).toBe(
    "This command needs packages that aren't installed: linter@1.0.0 and 1 more. Run `npm run setup-tests`, which installs the packages of checks, tests and examples.",
  );
});
