import {expect, test} from 'vitest';
import {unexpectedWarnings} from './build-warnings';

const hint = '- You can safely remove the Babel config file at `babel.config.js`.';

test('only unexpected warnings are returned', () => {
  const lines = [
    '[INFO] Building',
    '[WARNING] Docusaurus site warnings:',
    '',
    hint,
    '[SUCCESS] Built',
  ];
  expect(unexpectedWarnings(lines)).toEqual([]);
  expect(unexpectedWarnings([...lines, '[WARNING] Duplicate routes found!'])).toEqual([
    '[WARNING] Duplicate routes found!',
  ]);
  expect(
    unexpectedWarnings(['[WARNING] Docusaurus site warnings:', '', hint, '- A new one.']),
  ).toEqual(['- A new one.']);
});
