import {describe, expect, test} from 'vitest';
import {filterRows, matches} from './filterRows';

describe('matches()', () => {
  test.each([
    ['jpegQuality? number Sets the quality', 'JPEG', true],
    ['jpegQuality? number Sets the quality', 'quality jpeg', true],
    ['jpegQuality? number Sets the quality', '  quality ', true],
    ['jpegQuality? number Sets the quality', 'png', false],
    ['jpegQuality? number Sets the quality', 'jpeg png', false],
    ['onClick? () => void', '()', true],
    ['anything', '', true],
  ])('%j for %j: %s', (text, query, expected) => {
    expect(matches(text, query)).toBe(expected);
  });
});

describe('filterRows()', () => {
  const rows = [
    {text: 'codec', level: 0},
    {text: 'chromiumOptions', level: 0},
    {text: 'gl', level: 1},
    {text: 'headless', level: 1},
    {text: 'port', level: 0},
  ];

  test('shows only rows that match', () => {
    expect(filterRows(rows, 'port').visible).toEqual([false, false, false, false, true]);
  });

  test('shows the option of a member that matches, without counting it', () => {
    const {matching, visible} = filterRows(rows, 'headless');
    expect(visible).toEqual([false, true, false, true, false]);
    expect(matching.filter(Boolean)).toHaveLength(1);
  });

  test('shows each option above a member of a member', () => {
    const deep = [...rows.slice(0, 3), {text: 'angle', level: 2}, {text: 'port', level: 0}];
    expect(filterRows(deep, 'angle').visible).toEqual([false, true, true, true, false]);
  });

  test('does not show the members of an option that matches', () => {
    expect(filterRows(rows, 'chromium').visible).toEqual([false, true, false, false, false]);
  });

  test('shows everything without a query, and nothing without a match', () => {
    expect(filterRows(rows, '').visible).not.toContain(false);
    expect(filterRows(rows, 'x').visible).not.toContain(true);
  });
});
