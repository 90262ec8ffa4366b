import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const siteDir = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

/** Mentions of a date after August 2025, when version 4.0.331 of the toolkit was released. */
const laterDates = (text: string): string[] =>
  text.match(/\b(?:(?:September|October|November|December) 2025|202[6-9])\b/g) ?? [];

describe('laterDates', () => {
  it.each([
    ['the editions of 2024 and August 2025', []],
    ['new since December 2025', ['December 2025']],
    ['a repository from 2026', ['2026']],
  ])('%s', (text, dates) => {
    expect(laterDates(text)).toEqual(dates);
  });
});

describe('success stories', () => {
  const files = readdirSync(path.join(siteDir, 'success-stories'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `success-stories/${name}`);

  it.each(files)('%s mentions nothing newer than the toolkit', (file) => {
    expect(laterDates(read(file))).toEqual([]);
  });

  it('list five revenues, each with its source', () => {
    const rows = read('success-stories/2025-08-08-a-million-dollars.mdx')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, product]) => product !== 'Product' && product !== '---');
    expect(rows.map(([, product = '']) => product.replace(/^\[(.+)\]\(.+\)$/, '$1'))).toEqual([
      'Submagic',
      'AIVideo.com',
      'Revid',
      'Icon',
      'Crayo',
    ]);
    for (const [, product, , revenue, source] of rows) {
      expect(revenue, product).toMatch(/million/);
      expect(source, product).toMatch(/\]\(https:\/\/|^none:/);
    }
  });
});

it('the post on deployed Studios names the version of every flag that it uses', () => {
  const post = read('blog/2024-03-05-deployable-studio.mdx');
  expect(post).toContain('--public-path');
  expect(post).toMatch(/For `--public-path`, you need 4\.0\.127 or newer/);
});
