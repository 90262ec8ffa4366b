import {describe, expect, test} from 'vitest';
import {defaultIn, findOption} from './in-code';
import type {CodeFacts} from './shipped-code';

const nothing: CodeFacts = {defaults: [], isRead: false};

const levels = (...values: readonly (readonly string[])[]): CodeFacts => ({
  defaults: values.map((level) =>
    level.map((value) => ({value, isLiteral: value !== 'isHidden', place: 'a.js:1'})),
  ),
  isRead: true,
});

describe('an option', () => {
  const find = (facts: CodeFacts, type: string) => defaultIn(facts, type)?.value;

  test('has the nearest default in the code', () => {
    expect(find(levels(['3'], ['4']), 'number')).toBe('3');
  });

  test('has null if its type accepts null, and the default behind null if it does not', () => {
    expect(find(levels(['null'], ['3']), 'number | null')).toBe('null');
    expect(find(levels(['null'], ['3']), 'number')).toBe('3');
    expect(find(levels(['undefined'], ['3']), 'number | null')).toBe('3');
  });

  test('has no proof if the code has two different defaults', () => {
    expect(find(levels(['3', '4']), 'number')).toBeUndefined();
    expect(find(levels(['3', '3']), 'number')).toBe('3');
  });

  test('ignores the other side of || if it is a boolean', () => {
    expect(find(levels(['isHidden']), 'boolean')).toBe('false');
    expect(find(levels(['isHidden']), 'number')).toBe('isHidden');
  });

  test('is what its type has for “not set” only if code reads it', () => {
    expect(find({...nothing, isRead: true}, 'number')).toBe('undefined');
    expect(find({...nothing, isRead: true}, 'number | null')).toBe('null');
    expect(find({...nothing, isRead: true}, 'boolean')).toBe('false');
    expect(find(nothing, 'boolean')).toBeUndefined();
  });
});

test('a forwarded option has the default of the other function, and needs its entry if that differs', () => {
  const find = (own: string, other: string) =>
    findOption(
      {kind: 'option', packageName: 'acme', symbol: 'Audio', option: 'retryCount'},
      'number',
      {search: (...names) => levels([names.join() === 'acme,delay,retries' ? other : own])},
      [
        {
          to: ['acme', 'delay'],
          why: 'a reason',
          symbols: ['Audio'],
          options: {retryCount: 'retries'},
        },
      ],
    );
  expect(find('1', '2')).toEqual({method: 'code', value: '2', place: 'a.js:1', needsEntry: true});
  expect(find('2', '2')).toEqual({method: 'code', value: '2', place: 'a.js:1'});
});
