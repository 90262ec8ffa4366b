import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {describeMissing, missingTestPackages} from './test-packages';

test('missingTestPackages() lists packages that are missing or have another version', () => {
  const devDependencies = {
    '@scope/kit': '2.0.0',
    linter: '1.0.0',
    'other-name': 'npm:@scope/types@4.0.0',
    runner: '3.0.0',
  };
  const {root} = temporaryFolder({
    'tests/packages/package.json': JSON.stringify({devDependencies}),
    'node_modules/@scope/kit/package.json': '{"version": "2.0.0"}',
    'node_modules/linter/package.json': '{"version": "1.0.1"}',
    'node_modules/other-name/package.json': '{"name": "@scope/types", "version": "4.0.0"}',
  });
  expect(missingTestPackages(root)).toEqual(['linter@1.0.0', 'runner@3.0.0']);
});

test('the message names the command that installs the packages', () => {
  expect(describeMissing([])).toBeUndefined();
  expect(describeMissing(['linter@1.0.0', 'runner@3.0.0'])).toBe(
    "This command needs packages that aren't installed: linter@1.0.0 and 1 more. Run `npm run setup-tests`, which installs the packages of checks, tests and examples.",
  );
});
