import rehypeParse from 'rehype-parse';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import rehypeTables from './';

const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A table after the plugin. */
const table = (header: readonly string[], ...rows: readonly (readonly string[])[]): string => {
  const processor = unified().use(rehypeParse, {fragment: true}).use(rehypeTables);
  const html = `<table><thead>${row('th', header)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
  return toHtml(processor.runSync(processor.parse(html))).replaceAll('&#x22;', '"');
};

const long = 'A sentence that does not fit on the narrowest screens.';

test('a table becomes blocks on phones, with the headers as labels', () => {
  expect(table(['codec', 'a "b"'], ['h264', long])).toBe(
    '<table class="stacked-table" style="--label-1:"codec";--label-2:"a \\"b\\""">' +
      '<thead><tr><th>codec</th><th>a "b"</th></tr></thead>' +
      `<tbody><tr><td>h264</td><td>${long}</td></tr></tbody></table>`,
  );
});

test('names with their meanings have no labels', () => {
  const names = ['<code>a</code>, <code>b</code>', '<a href="/c"><code>c</code></a>'];
  const html = table(['name', 'meaning'], ...names.map((name) => [name, long]));
  expect(html).toContain('<table class="stacked-table">');
  expect(table(['name', 'meaning'], ['<code>a</code> and', long])).toContain('--label-1');
});

test('a table that fits stays as it is', () => {
  expect(table(['a', 'b'], ['1', '2'])).not.toMatch(/class|style/);
  // 31 letters don't fit.
  expect(table(['a', 'b'], ['1'.repeat(15), '2'.repeat(16)])).toContain('stacked-table');
});

test('a table with many columns scrolls', () => {
  const cells = Array.from({length: 7}, (_, index) => `${index}000`);
  expect(table(cells, cells)).toMatch(/^<table class="matrix-table"><thead><tr><th>/);
});
