import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {hashSource, inlineScripts, scriptHashes} from '../../../delivery/inline-scripts';
import {temporaryFolder} from './fixtures';

describe('an inline script', () => {
  it.each([
    ['<script>a()</script>', 'a()'],
    ['<script type="text/javascript">a()</script>', 'a()'],
    ["<script type='application/javascript'>a()</script>", 'a()'],
    ['<script type=module>a()</script>', 'a()'],
    ['<script type="importmap">{"imports":{}}</script>', '{"imports":{}}'],
    ['<script type="speculationrules">{}</script>', '{}'],
    ['<SCRIPT data-src="x" async>\na()\n</SCRIPT >', '\na()\n'],
  ])('%s needs a hash', (html, text) => {
    expect(inlineScripts(html)).toEqual([text]);
  });

  it.each([
    '<script src="/assets/js/main.js"></script>',
    '<script defer src=/assets/js/main.js></script>',
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    '<script type="text/template"><b></b></script>',
  ])('is not %s', (html) => {
    expect(inlineScripts(html)).toEqual([]);
  });

  it('is allowed by the hash that a browser computes, with any line endings', () => {
    const expected = createHash('sha256').update('a()\nb()').digest('base64');
    expect(hashSource('a()\nb()')).toBe(`'sha256-${expected}'`);
    expect(hashSource('a()\r\nb()')).toBe(`'sha256-${expected}'`);
  });
});

it('the hashes of a site come from all its pages, sorted and without duplicates', () => {
  const page = (...scripts: string[]) =>
    scripts.map((script) => `<script>${script}</script>`).join('');
  const one = temporaryFolder({
    'index.html': page('a()', 'b()'),
    'docs/spring/index.html': page('b()', 'c()'),
    '404.html': page('a()'),
    'docs/spring.md': page('not()'),
  });
  const other = temporaryFolder({'z.html': page('c()', 'b()', 'a()')});
  const hashes = scriptHashes(one.folder);
  expect(new Set(hashes)).toEqual(new Set(['a()', 'b()', 'c()'].map(hashSource)));
  expect(hashes).toHaveLength(3);
  expect(scriptHashes(other.folder)).toEqual(hashes);
});
