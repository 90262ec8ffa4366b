import postcss from 'postcss';
import {expect, test} from 'vitest';
import {findConstants, inlineConstants} from './constants';

const sheet = (css: string) => postcss.parse(css);

/** The sheets after inlining, without white space between rules. */
const inlined = (sheets: readonly string[], scripts: readonly string[] = []): string[] => {
  const roots = sheets.map(sheet);
  const constants = findConstants(roots, scripts);
  return roots.map((root) => {
    inlineConstants(root, constants);
    return root
      .toString()
      .replace(/\s+/g, ' ')
      .replace(/[^{}]+\{ ?\}/g, '')
      .trim();
  });
};

test('replaces a constant with its value, in all sheets and through other constants', () => {
  expect(
    inlined([
      ':root {--ifm-space: 1rem; --ifm-gap: calc(var(--ifm-space) * 2)}',
      '.a {margin: var(--ifm-gap) var(--ifm-space)}',
    ]),
  ).toEqual(['', '.a {margin: calc(1rem * 2) 1rem}']);
});

test.each([
  ['has a dark value', ['[data-theme="dark"] {--ifm-a: 2px}'], []],
  ['is set on an element', ['.b {--ifm-a: 2px}'], []],
  ['depends on the width of the window', ['@media (width < 1px) {:root {--ifm-a: 2px}}'], []],
  ['is in the code of the site', [], ['style={{"--ifm-a": 1}}']],
])('keeps a property that %s', (_, others, scripts) => {
  const css = [':root {--ifm-a: 1px}', '.a {width: var(--ifm-a)}'];
  expect(inlined([...css, ...others], scripts).slice(0, 2)).toEqual(css);
});

test('replaces a constant that has a fallback', () => {
  expect(
    inlined([':root {--docs-kit-a: 1px}', '.a {width: var(--docs-kit-a, var(--ifm-b))}'])[1],
  ).toBe('.a {width: 1px}');
});

test('keeps the fallback of a property that is not always set, and what it reads', () => {
  const css = [':root {--ifm-b: 1px}', '.a {width: var(--docs-kit-a, var(--ifm-b))}'];
  expect(inlined(css)).toEqual(css);
});

test('keeps a property whose value depends on a property of the element', () => {
  const css = [
    ':root {--ifm-a: var(--ifm-b); --ifm-b: 1px}',
    '.a {--ifm-b: 2px; width: var(--ifm-a)}',
  ];
  expect(inlined(css)).toEqual(css);
});

test('replaces a property whose value depends on the color mode', () => {
  expect(
    inlined([
      ":root {--ifm-a: var(--site-b); --site-b: #fff} [data-theme='dark'] {--site-b: #000}",
      '.a {color: var(--ifm-a)}',
    ])[1],
  ).toBe('.a {color: var(--site-b)}');
});

test('keeps `inherit`, which would inherit another property', () => {
  const css = [':root {--ifm-a: inherit}', '.a {width: var(--ifm-a)}'];
  expect(inlined(css)).toEqual(css);
});

test('keeps the properties of other libraries', () => {
  const css = [':root {--docsearch-a: 1px}', '.a {width: var(--docsearch-a)}'];
  expect(inlined(css)).toEqual(css);
});
