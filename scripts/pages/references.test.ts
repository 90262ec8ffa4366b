import {describe, expect, test} from 'vitest';
import {redirectReferences, removeFromExample, replaceLinks} from './references';

const fonts = {route: '/docs/fonts', file: 'docs/fonts.mdx'};
const text = {route: '/docs/text/fonts', file: 'docs/text/fonts.mdx'};

describe('redirectReferences()', () => {
  test.each([
    ['[fonts](/docs/fonts)', '[fonts](/docs/text/fonts)'],
    ['[step](/docs/fonts#local).', '[step](/docs/text/fonts#local).'],
    ['See /docs/fonts.', 'See /docs/text/fonts.'],
    ["pages: ['/docs/fonts']", "pages: ['/docs/text/fonts']"],
    ["open(page, '/docs/fonts.md')", "open(page, '/docs/text/fonts.md')"],
    ['npm run check -- docs/fonts.mdx', 'npm run check -- docs/text/fonts.mdx'],
    ["from '@site/docs/fonts.mdx'", "from '@site/docs/text/fonts.mdx'"],
    ['<Apis pages="spring fonts" />', '<Apis pages="spring text/fonts" />'],
    ['local fonts\t/docs/fonts /docs/spring', 'local fonts\t/docs/text/fonts /docs/spring'],
  ])('changes %s', (before, after) => {
    expect(redirectReferences(before, fonts, text)).toBe(after);
  });

  test.each([
    'https://www.remotion.dev/docs/fonts',
    '[API](/docs/fonts-api)',
    '[below](/docs/fonts/local)',
    '[other](/learn/docs/fonts)',
    "id: 'fonts'",
    '<Apis package="fonts" />',
    'static/docs/fonts.png',
  ])('keeps %s', (kept) => {
    expect(redirectReferences(kept, fonts, text)).toBe(kept);
  });
});

test('replaceLinks() drops fragments, and the page from lists', () => {
  expect(replaceLinks('[a](/docs/fonts#local) [b](/docs/fonts)', fonts, '/docs/spring')).toBe(
    '[a](/docs/spring) [b](/docs/spring)',
  );
  expect(replaceLinks('<Apis pages="spring fonts" />', fonts, '/docs/spring')).toBe(
    '<Apis pages="spring" />',
  );
});

test('removeFromExample() removes the page, and reports an example without another page', () => {
  expect(removeFromExample("pages: ['/docs/fonts', '/docs/spring'],", fonts)).toBe(
    "pages: ['/docs/spring'],",
  );
  expect(removeFromExample("pages: ['/docs/fonts'],", fonts)).toBeNull();
  expect(removeFromExample("pages: ['/docs/spring'],", fonts)).toBe("pages: ['/docs/spring'],");
});
