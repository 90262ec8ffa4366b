import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {codeTheme} from '../../config/code-theme';
import {colorOf, contrast, readTokens, tooLow, type Pair} from './contrast';

const sheet = readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
const modes = readTokens(sheet);

const on = (grounds: readonly string[], least: number, inks: readonly string[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => ({ink, ground, least})));

const papers = ['--site-paper', '--site-paper-raised', '--site-paper-sunken'];

/** What is read at length has 7:1; what labels, and what is pressed, 4.5:1; lines and marks, 3:1. */
const pairs: Pair[] = [
  ...on(papers, 7, ['--site-ink', '--site-ink-soft', '--ifm-color-content']),
  ...on(['--site-signal-wash'], 7, ['--site-ink']),
  ...on(papers, 4.5, [
    '--site-ink-quiet',
    '--site-signal-text',
    '--site-signal-in-text',
    '--site-success',
    '--site-info',
    '--site-warning',
    '--site-danger',
    '--ifm-link-color',
    '--ifm-link-hover-color',
    '--ifm-menu-color',
    '--ifm-menu-color-active',
    '--ifm-toc-link-color',
    '--ifm-navbar-link-color',
    '--ifm-footer-color',
    '--ifm-footer-link-color',
  ]),
  ...on(['--site-signal-fill'], 4.5, ['--site-on-signal']),
  ...on(['--site-signal-wash'], 4.5, ['--site-signal-text']),
  ...on(papers, 3, ['--site-signal', '--site-signal-fill', '--site-line-strong']),
  // A link in a text, which color tells apart: https://www.w3.org/WAI/WCAG22/Techniques/general/G183
  ...on(['--site-ink'], 3, ['--site-signal-in-text']),
  ...on(['--site-code-ground'], 7, ['--site-code-text', '--site-code-quiet']),
];

describe.each(['light', 'dark'] as const)('the %s mode', (mode) => {
  it('has enough contrast', () => {
    expect(tooLow(modes[mode], pairs)).toEqual([]);
  });

  it('has enough contrast in code', () => {
    const ground = colorOf(modes[mode], '--site-code-ground');
    const ratios = codeTheme.styles.map(({types, style}) => ({
      types,
      ratio: contrast(colorOf(new Map([['--ink', style.color ?? '']]), '--ink'), ground),
    }));
    const quiet = ratios.filter(({types}) => types.includes('comment'));
    const read = ratios.filter(({types}) => !types.includes('comment'));
    expect(quiet).toHaveLength(1);
    expect(quiet.filter(({ratio}) => ratio < 4.5)).toEqual([]);
    expect(read.filter(({ratio}) => ratio < 7)).toEqual([]);
  });
});

describe('the contrast', () => {
  const tokens = (ink: string) =>
    readTokens(
      `\n:root {\n  --ink: ${ink};\n  --paper: #fff;\n}\n\n[data-theme='dark'] {\n  --a: #000;\n}\n`,
    ).light;
  const pair: Pair[] = [{ink: '--ink', ground: '--paper', least: 4.5}];

  it('fails a color that is too pale', () => {
    expect(tooLow(tokens('#8a8a8a'), pair)).toEqual(['--ink on --paper: 3.45 of 4.5']);
    expect(tooLow(tokens('#595959'), pair)).toEqual([]);
  });

  it('rejects a style sheet without one of the modes', () => {
    expect(() => readTokens('\n:root {\n  --a: #fff;\n}\n')).toThrow("[data-theme='dark']");
  });
});
