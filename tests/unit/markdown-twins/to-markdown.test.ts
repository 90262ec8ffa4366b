import {describe, expect, test} from 'vitest';
import {BuiltPage} from '../../../plugins/built-pages/page';
import {toMarkdown} from '../../../plugins/markdown-twins/to-markdown';

const mainOf = (html: string) => new BuiltPage('/docs/page', html).main;

const resolve = (address: string) => `https://example.org${address}`;

/** The Markdown of a docs page with this text, below its title. */
const convert = (html: string): string => {
  const page = `<main><article><nav>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>${html}</div></article></main>`;
  const markdown = toMarkdown(mainOf(page), resolve);
  expect(markdown).toMatch(/^# Page\n/);
  return markdown.replace(/^# Page\n\n?/, '').trimEnd();
};

/** A sample as Docusaurus highlights it: a line is a span, and ends with a `<br>`. */
const sample = (language: string, lines: readonly string[], title = ''): string =>
  `<div class="language-${language} codeBlockContainer_KTxE theme-code-block">${
    title && `<div class=codeBlockTitle_DygR>${title}</div>`
  }<div class=codeBlockContent_Po0J><pre tabindex=0 class="prism-code language-${language}"><code class=codeBlockLines_kcCr>${lines
    .map((line) => `<span class=token-line><span class="token plain">${line}</span><br></span>`)
    .join('')}</code></pre><button>Copy</button></div></div>`;

const tabs = (panels: Readonly<Record<string, string>>): string =>
  `<div class="tabs-container tabList_WxWk"><ul role=tablist class=tabs>${Object.keys(panels)
    .map((label) => `<li role=tab class=tabs__item>${label}`)
    .join('')}</ul><div class=margin-top--md>${Object.values(panels)
    .map((panel, index) => `<div role=tabpanel${index > 0 ? ' hidden' : ''}>${panel}</div>`)
    .join('')}</div></div>`;

describe('samples', () => {
  test('are fences with language and title; lines and indentation stay', () => {
    expect(
      convert(sample('tsx', ['const a = &lt;div&gt;', '', '  &amp;&amp; b;'], 'src/Video.tsx')),
    ).toBe('```tsx title="src/Video.tsx"\nconst a = <div>\n\n  && b;\n```');
  });

  test('are also signatures, without the links of their options', () => {
    expect(
      convert(
        '<div class=scroll-box><div class="theme-code-block language-ts" role=group aria-label=Signature><pre class=prism-code><code>spring(<a href=#fps><span style=color:red>fps</span></a>: number)\n</code></pre></div></div>',
      ),
    ).toBe('```ts\nspring(fps: number)\n```');
  });

  test('that contain a fence are in a longer one', () => {
    expect(convert(sample('md', ['```ts', 'a', '```']))).toBe('````md\n```ts\na\n```\n````');
  });
});

test('a possible line break in a heading is no character', () => {
  expect(convert('<h3><code>number<wbr>Of<wbr>Tags?</code></h3>')).toBe('### `numberOfTags?`');
});

describe('tabs', () => {
  test('follow each other, each below its label, hidden ones too', () => {
    expect(convert(tabs({npm: sample('bash', ['npm i']), yarn: sample('bash', ['yarn'])}))).toBe(
      '**npm**\n\n```bash\nnpm i\n```\n\n**yarn**\n\n```bash\nyarn\n```',
    );
  });

  test('inside a tab name both', () => {
    expect(
      convert(tabs({Template: `<p>One.</p>${tabs({npm: '<p>Two.</p>'})}`, Hand: '<p>Three.</p>'})),
    ).toBe('**Template**\n\nOne.\n\n**Template, npm**\n\nTwo.\n\n**Hand**\n\nThree.');
  });
});

describe('components of the site', () => {
  test('the options table, without its filter', () => {
    expect(
      convert(
        '<div class="filter_x js-only"><label><span>Filter 2 props</span><input></label><span role=status></span></div><table><thead><tr><th>prop</th><th>type</th></tr></thead><tbody><tr><th colSpan=2 scope=rowgroup>Playback</th></tr><tr><th><a href="#autoPlay"><code>auto<wbr>Play?</code></a></th><td><code>boolean</code></td></tr></tbody></table>',
      ),
    ).toBe(
      [
        '| prop | type |',
        '| - | - |',
        '| Playback | |',
        '| [`autoPlay?`](https://example.org#autoPlay) | `boolean` |',
      ].join('\n'),
    );
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

  test('a demo: title, what its picture shows, source; neither controls nor frame numbers', () => {
    expect(
      convert(
        `<figure class=demo_TaPm aria-label="Demo: spring()"><div class=stage_w><div class=frame_Y><img src=/posters/spring-640.avif alt="A ball that bounces."></div><div class=bar_Q><button>Play</button><input type=range value=4><output aria-hidden=true>4<span>/90</span></output></div></div><details class=source_Q><summary>View source</summary>${sample('tsx', ['a'], 'Spring.tsx')}</details></figure>`,
      ),
    ).toBe(
      '**Demo: spring()**\n\n![A ball that bounces.](https://example.org/posters/spring-640.avif)\n\nThe source code of this demo. It is not a step of this page, and it can import files that your project does not have:\n\n```tsx title="Spring.tsx"\na\n```',
    );
  });
});

describe('components of the theme', () => {
  const admonition = (type: string, title: string) =>
    `<div class="theme-admonition theme-admonition-${type} admonition_m alert"><div class=admonitionHeading_J><span><svg viewBox="0 0 14 16"><path d="M6"/></svg></span>${title}</div><div class=admonitionContent_f><p>Text with <code>code</code>.</p></div></div>`;

  test('admonitions are quotations with their kind and title', () => {
    expect(convert(admonition('note', 'note'))).toBe('> **Note**\n>\n> Text with `code`.');
    expect(convert(admonition('warning', 'In 4.0'))).toBe(
      '> **Warning: In 4.0**\n>\n> Text with `code`.',
    );
  });

  test('details are open, below their summary', () => {
    expect(
      convert(
        '<details class=details_O><summary>The policy</summary><div><div class=collapsibleContent_n><p>Text.</p></div></div></details>',
      ),
    ).toBe('**The policy**\n\nText.');
  });
});

describe('text', () => {
  test('links and pictures have the addresses that are handed in', () => {
    expect(convert('<p><a href=/docs/spring>a</a> <img src=/img/a.png alt="A frame"></p>')).toBe(
      '[a](https://example.org/docs/spring) ![A frame](https://example.org/img/a.png)',
    );
  });

  test('the link of a term has no definition', () => {
    expect(
      convert(
        '<p>Opens a <span class=term_T><a aria-describedby=_R_1_ href=/t>bundle</a><span role=tooltip id=_R_1_ class=definition_f>A folder.</span></span>, then.',
      ),
    ).toBe('Opens a [bundle](https://example.org/t), then.');
  });

  test('what looks like markup is escaped', () => {
    expect(convert('<p>&lt;Video&gt; *a* and [b]</p>')).toBe('\\<Video> \\*a\\* and \\[b]');
  });
});

describe('posts', () => {
  test('have their title above their text; date, authors and tags are left out', () => {
    const page =
      '<main><article class=""><header><h1 class=title_O>Remotion 4.0</h1><div><time>July 3, 2023</time></div></header><div id=__blog-post-container class=markdown><p>Text.</p></div><footer>Tags</footer></article></main>';
    expect(toMarkdown(mainOf(page), resolve)).toBe('# Remotion 4.0\n\nText.\n');
  });
});

describe('pages without text', () => {
  test('are errors', () => {
    expect(() => toMarkdown(mainOf('<p>Text'), resolve)).toThrow('class "markdown"');
    expect(() => toMarkdown(mainOf('<main>Text</main>'), resolve)).toThrow('class "markdown"');
  });

  test('stay as they are for the next reader', () => {
    const main = mainOf(
      '<main><div class=markdown><h1>Page</h1><a href=/docs>Docs</a></div></main>',
    );
    const once = toMarkdown(main, resolve);
    expect(once).toContain('https://example.org/docs');
    expect(toMarkdown(main, resolve)).toBe(once);
  });
});
