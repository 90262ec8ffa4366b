import {expect, test} from 'vitest';
import {installedBy, packagesImportedBy} from './packages';

test.each([
  [
    'npm install --save-exact remotion@4.0.331 @remotion/cli@4.0.331',
    ['remotion', '@remotion/cli'],
  ],
  ['npm install --save-dev typescript@5 tsx', ['typescript', 'tsx']],
  ['npm install', []],
  ['npm init -y', undefined],
  ['npx remotion compositions', undefined],
])('%s installs %j', (command, packages) => {
  expect(installedBy(command)).toEqual(packages);
});

test('a module imports packages by name, path and type, and no files or modules of Node.js', () => {
  expect(
    packagesImportedBy(`import path from 'node:path';
import fs from 'fs';
import {fade} from '@remotion/transitions/fade';
import type {Props} from 'remotion';
import './style.css';
import 'lodash/add';
import {A} from './A';
const load = () => import('zod');
export {B} from 'remotion';
`),
  ).toEqual(['@remotion/transitions', 'remotion', 'lodash', 'zod']);
});
