import {BuiltPage} from '@docs-kit/built-pages';
import {hasClass} from '@docs-kit/built-pages/hast';
import {describe, expect, test} from 'vitest';
import {label, toMarkdown, type Rule} from './/index';

const mainOf = (html: string) => new BuiltPage('/docs/page', html).main;

const resolve = (url: string) => `https://example.org${url}`;

/** The Markdown of a docs page with this text, below its title. */
const convert = (html: string, rules?: readonly Rule[]): string => {
  const page = `<main><article><nav>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Page</h1></header>${html}</div></article></main>`;
  const markdown = toMarkdown(mainOf(page), resolve, rules);
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
      convert(sample('tsx', ['const a = &lt;div&gt;', '', '  &amp;&amp; b;'], 'src/Clock.tsx')),
    ).toBe('```tsx title="src/Clock.tsx"\nconst a = <div>\n\n  && b;\n```');
  });

  test('have no links', () => {
    expect(
      convert(
        '<div><div class="theme-code-block language-ts" role=group aria-label=Signature><pre class=prism-code><code>tick(<a href=#fps><span style=color:red>fps</span></a>: number)\n</code></pre></div></div>',
      ),
    ).toBe('```ts\ntick(fps: number)\n```');
  });

  test('of a diff have signs, whether the highlighter keeps them or not', () => {
    const diff = '```diff\n  a\n- b\n+ c\n```';
    expect(convert(sample('diff', ['  a', '- b', '+ c']))).toBe(diff);
    const marked =
      '<div class="language-diff theme-code-block"><pre><code>a\n<del>b\n</del><ins>c\n</ins></code></pre></div>';
    expect(convert(marked)).toBe(diff);
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

test('rules rewrite or remove the components of a site', () => {
  const rules: readonly Rule[] = [
    (node) => (hasClass(node, 'filter') ? [] : undefined),
    (node, simplifyAll) =>
      node.tagName === 'figure' ? [label(...simplifyAll(node.children))] : undefined,
  ];
  const html = '<div class=filter>Filter</div><figure>A <code>clock</code><nav>Next</nav></figure>';
  expect(convert(html, rules)).toBe('**A `clock`**');
});

test('a table keeps its row headers and groups', () => {
  expect(
    convert(
      '<table><thead><tr><th>prop</th><th>type</th></tr></thead><tbody><tr><th colSpan=2 scope=rowgroup>Playback</th></tr><tr><th><a href="#autoPlay"><code>auto<wbr>Play?</code></a></th><td><code>boolean</code></td></tr></tbody></table>',
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
  test('links and images have resolved URLs', () => {
    expect(convert('<p><a href=/docs/clock>a</a> <img src=/img/a.png alt="A frame"></p>')).toBe(
      '[a](https://example.org/docs/clock) ![A frame](https://example.org/img/a.png)',
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
      '<main><article class=""><header><h1 class=title_O>Version 4.0</h1><div><time>July 3, 2023</time></div></header><div id=__blog-post-container class=markdown><p>Text.</p></div><footer>Tags</footer></article></main>';
    expect(toMarkdown(mainOf(page), resolve)).toBe('# Version 4.0\n\nText.\n');
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
