import {BuiltPage} from '@docs-kit/built-pages';
import {toMarkdown} from '@docs-kit/markdown-twins';
import {expect, test} from 'vitest';
import {markdownRules} from './';

/** The Markdown of the text of a page. */
const convert = (html: string): string => {
  const {main} = new BuiltPage('/docs/page', `<main><div class=markdown>${html}</div></main>`);
  return toMarkdown(main, (url) => `https://example.org${url}`, markdownRules).trimEnd();
};

test('the filter of an options table is left out', () => {
  expect(
    convert(
      '<div class="filter_x js-only"><label><span>Filter 2 props</span><input></label><span role=status></span></div><table><thead><tr><th>prop</th></tr></thead><tbody><tr><td>a</td></tr></tbody></table>',
    ),
  ).toBe('| prop |\n| - |\n| a |');
});

test('the line of an option', () => {
  expect(
    convert(
      '<h3 id=fps><code>fps?</code><a href=#fps class=hash-link>&#8203;</a></h3><p class=option_j93g><span class=facts_PReX><span class=term_nLcn>type</span> <code>"a" | "b"</code> <span class=term_nLcn>default</span> <code>"a"</code><span class=deprecated_x>Deprecated: use b instead</span></span><span class=badge_yyy title="Tested">v2.0.1 or earlier</span></p>',
    ),
  ).toBe(
    '### `fps?`\n\nType: `"a" | "b"` · Default: `"a"` · Deprecated: use b instead · v2.0.1 or earlier',
  );
});

test('the version of a page', () => {
  expect(convert('<p>Purpose.</p><span class=badge_yyy>since v4.0.1</span>')).toBe(
    'Purpose.\n\nsince v4.0.1',
  );
});

test('a demo: its title, what its poster shows and its source; no controls or frame numbers', () => {
  expect(
    convert(
      '<figure class=demo_TaPm aria-label="Demo: spring()"><div class=stage_w><div class=frame_Y><img src=/posters/spring-640.avif alt="A ball that bounces."></div><div class=bar_Q><button>Play</button><input type=range value=4><output aria-hidden=true>4<span>/90</span></output></div></div><details class=source_Q><summary>View source</summary><div class="language-tsx theme-code-block"><div class=codeBlockTitle_D>Spring.tsx</div><pre><code>a</code></pre></div></details></figure>',
    ),
  ).toBe(
    '**Demo: spring()**\n\n![A ball that bounces.](https://example.org/posters/spring-640.avif)\n\nThe source code of this demo. It is not a step of this page, and it can import files that your project does not have:\n\n```tsx title="Spring.tsx"\na\n```',
  );
});
