import {root} from '@docs-kit/tools';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';
import {styleSheets} from '../files';
import {partsOfSheets, pathsWith} from './sheets';

const files = globSync(styleSheets, {cwd: root, absolute: true});

test.each(Object.values(partsOfSheets).flat())(
  'there are style sheets with %s in their paths',
  (part) => {
    expect(files.some((file) => pathsWith([part]).test(file))).toBe(true);
  },
);

test('no style sheet belongs to two sheets', () => {
  const tests = Object.values(partsOfSheets).map(pathsWith);
  expect(files.filter((file) => tests.every((each) => each.test(file)))).toEqual([]);
});
