import {expect, test} from 'vitest';
import {sortUnions} from '../../../../scripts/signatures/sort-unions';

test.each([
  ['"none" | "absolute-fill"', '"absolute-fill" | "none"'],
  ['null | number | string', 'string | number | null'],
  ['(value: "b" | "a") => Promise<"d" | "c">', '(value: "a" | "b") => Promise<"c" | "d">'],
  ['{ a?: 2 | 1; }[] | undefined', '{ a?: 1 | 2; }[] | undefined'],
  ['Promise<B> | A', 'A | Promise<B>'],
  ['`${number}px` | `${number}em`', '`${number}em` | `${number}px`'],
])('%s is sorted', (text, expected) => {
  expect(sortUnions(text)).toBe(expected);
});
