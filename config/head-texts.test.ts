/** Texts and URLs of the head that follow from a page's own. */
import {describe, expect, it} from 'vitest';
import {canonicalPath} from '../features/site/canonical-path';
import {formatPageTitle} from '../features/site/page-title';

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about/', '/about'],
  ['/docs/spring', '/docs/spring'],
  ['/docs/spring.html', '/docs/spring'],
  ['/docs/spring/index.html', '/docs/spring'],
  ['/docs/reindex.html', '/docs/reindex'],
])('the canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

describe('the title of a page', () => {
  const names = {siteTitle: 'Make videos programmatically', brand: 'Remotion', delimiter: '|'};

  it.each([
    [44, 'Make videos programmatically'],
    [45, 'Remotion'],
    [64, 'Remotion'],
  ])('of %i characters ends with "%s"', (length, suffix) => {
    const title = 'a'.repeat(length);
    expect(formatPageTitle(title, names)).toBe(`${title} | ${suffix}`);
  });

  it('has no suffix if there is no room for one', () => {
    expect(formatPageTitle('a'.repeat(65), names)).toBe('a'.repeat(65));
  });
});
