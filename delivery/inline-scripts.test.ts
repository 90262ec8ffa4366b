import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {hashSource, hashSources, inlineScripts} from './inline-scripts';

describe('an inline script', () => {
  it.each([
    ['<script>a()</script>', ['a()']],
    ['<script type="text/javascript">a()</script>', ['a()']],
    ["<script type='application/javascript'>a()</script>", ['a()']],
    ['<script type=module>a()</script>', ['a()']],
    ['<script type="importmap">{"imports":{}}</script>', ['{"imports":{}}']],
    ['<script type="speculationrules">{}</script>', ['{}']],
    ['<SCRIPT data-src="x" async>\na()\n</SCRIPT >', ['\na()\n']],
    // Neither inline nor executed.
    ['<script src="/assets/js/main.js"></script>', []],
    ['<script defer src=/assets/js/main.js></script>', []],
    ['<script type="application/ld+json">{"@type":"WebSite"}</script>', []],
    ['<script type="text/template"><b></b></script>', []],
  ])('that needs a hash in %s', (html, texts) => {
    expect(inlineScripts(html)).toEqual(texts);
  });

  it('is allowed by the hash that a browser computes, with any line endings', () => {
    const expected = createHash('sha256').update('a()\nb()').digest('base64');
    expect(hashSource('a()\nb()')).toBe(`'sha256-${expected}'`);
    expect(hashSource('a()\r\nb()')).toBe(`'sha256-${expected}'`);
  });
});

it('hashes are sorted and without duplicates', () => {
  const hashes = hashSources(['b()', 'a()', 'c()', 'b()']);
  expect(new Set(hashes)).toEqual(new Set(['a()', 'b()', 'c()'].map(hashSource)));
  expect(hashes).toHaveLength(3);
  expect(hashSources(['c()', 'b()', 'a()'])).toEqual(hashes);
});
