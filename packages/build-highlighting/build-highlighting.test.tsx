import path from 'node:path';
import type {Text} from 'hast';
import {Highlight, themes} from 'prism-react-renderer';
import {renderToStaticMarkup} from 'react-dom/server';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {codeOf, isMarked, linesOf, requireMarks, withoutRemovedLines} from './client/marked-code';
import {diffLanguage} from './diff-language';
import {mark, markDiff} from './mark';
import rehypeHighlight from './rehype';

const theme = themes.github;
const prism = {theme, additionalLanguages: ['bash', 'json', 'diff']};
const marked = (code: string, language: string) => mark(code, language, prism);

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** Each visible character, with the color that its closest ancestor sets. */
const colorsOf = (html: string): [string, string][] => {
  const colors: string[] = [];
  return html.split(/(<[^>]+>)/).flatMap((part): [string, string][] => {
    if (part.startsWith('</')) {
      colors.pop();
      return [];
    }
    if (part.startsWith('<')) {
      colors.push(/color:(#\w+)/.exec(part)?.[1] ?? colors.at(-1) ?? '');
      return [];
    }
    const text = part.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
    return [...text.replace(/\s/g, '')].map((each) => [each, colors.at(-1) ?? '']);
  });
};

/** Highlights code like the theme of Docusaurus does in the browser. */
const inBrowser = (code: string, language: string): string =>
  renderToStaticMarkup(
    <Highlight code={code} language={language} theme={theme}>
      {({tokens, getTokenProps, style}) => (
        <pre style={style}>
          {tokens.flatMap((line, row) =>
            line.map((token, column) => <i key={`${row}.${column}`} {...getTokenProps({token})} />),
          )}
        </pre>
      )}
    </Highlight>,
  );

const atBuild = (code: string, language: string): string =>
  `<pre style="color:${theme.plain.color}">${linesOf(marked(code, language), theme)
    .map(({html}) => html)
    .join('\n')}</pre>`;

const samples: readonly (readonly [string, string])[] = [
  [
    'tsx',
    [
      "import {spring} from 'remotion';",
      '',
      '// A comment',
      'export const A = ({a}: {a: number}) => (',
      '  <h1 title="a & b">',
      '    Hello Text {1 < 2 && `b ${a}`}',
      '  </h1>',
      ');',
    ].join('\n'),
  ],
  ['bash', 'npx remotion render --props=\'{"a": 1}\' # all\n\nnpm i && cd out'],
  ['json', '{"a": [1, true, null], "b": "c"}'],
  ['diff', '-old\n+new\n same'],
  ['yaml', 'title: A\nkinds: [a, b]'],
  ['txt', 'no <colors> & "quotes"'],
];

describe('code that is marked at build time', () => {
  it.each(samples)('has the colors that the browser would give it: %s', (language, code) => {
    const colors = colorsOf(atBuild(code, language));
    expect(colors).toEqual(colorsOf(inBrowser(code, language)));
    expect(colors.length).toBeGreaterThan(10);
  });

  it.each(samples)('gives the code back as it was: %s', (language, code) => {
    const text = marked(code, language);
    expect(isMarked(text)).toBe(true);
    expect(codeOf(text)).toBe(code);
    expect(linesOf(text, theme).map((line) => line.code)).toEqual(code.split('\n'));
  });

  it('may not contain the marks itself', () => {
    expect(() => marked('const a = "\uE001";', 'ts')).toThrow(
      'private-use character at position 11',
    );
  });
});

describe('a diff', () => {
  const diff = (code: string, language = 'ts') => markDiff(code, language, prism);
  const change = ['-const a = 1;', '+const a = `', '+  2`;', ' f(a);', ''].join('\n');

  it('has its code without signs, and what the change does to each line', () => {
    const lines = linesOf(diff(change), theme);
    expect(lines.map(({change: kind, code}) => [kind, code])).toEqual([
      ['removed', 'const a = 1;'],
      ['added', 'const a = `'],
      ['added', '  2`;'],
      [undefined, 'f(a);'],
      [undefined, ''],
    ]);
  });

  it('has the colors of the code before and after the change', () => {
    const lines = linesOf(diff(change), theme).map(({html}) => html);
    const colored = (code: string) => linesOf(marked(code, 'ts'), theme).map(({html}) => html);
    expect(lines[0]).toBe(colored('const a = 1;')[0]);
    // A string over two lines, although a removed line is in front of it.
    expect(lines.slice(1, 4)).toEqual(colored('const a = `\n  2`;\nf(a);'));
  });

  it('is copied as the code after the change', () => {
    expect(codeOf(withoutRemovedLines(diff(change)))).toBe('const a = `\n  2`;\nf(a);\n');
  });

  it('may have a space after each sign, which is not part of the code', () => {
    expect(codeOf(diff('- a\n+ b\n+\n    c'))).toBe('a\nb\n\n  c');
  });

  it.each([
    ['tsx title="a.json"', 'tsx'],
    ['tsx', 'tsx'],
    ['title="package.json"', 'json'],
    ['title="eslint.config.mjs" {1}', 'js'],
  ])('has the language that its fence names: %s', (meta, language) => {
    expect(diffLanguage(meta)).toBe(language);
  });

  it.each(['', 'title="Dockerfile"'])('must name a language: %s', (meta) => {
    expect(() => diffLanguage(meta)).toThrow('Add the language (```diff tsx)');
  });
});

describe('the fences of a page', () => {
  /** The texts of a page, in order. */
  const textsOf = (html: string): string[] => {
    const processor = unified()
      .use(rehypeParse, {fragment: true})
      .use(() => rehypeHighlight(prism));
    const file = new VFile({cwd: '/site', path: path.join('/site', 'docs/a.mdx'), value: html});
    const texts: string[] = [];
    visit(processor.runSync(processor.parse(file), file), 'text', ({value}: Text) => {
      texts.push(value);
    });
    return texts;
  };

  it('are marked in their language, and nothing else is', () => {
    const [inline, fence, plain = ''] = textsOf(
      '<p><code>const</code></p><pre><code class="language-ts">const a = 1;\n</code></pre><pre><code>plain</code></pre>',
    );
    expect(inline).toBe('const');
    expect(fence).toBe(marked('const a = 1;\n', 'ts'));
    expect(isMarked(plain)).toBe(true);
    expect(codeOf(plain)).toBe('plain');
  });

  it('of a diff are marked in the language of its code', () => {
    const [text] = textsOf(
      '<pre><code class="language-diff" metastring="tsx">-a\n+b\n</code></pre>',
    );
    expect(text).toBe(markDiff('-a\n+b\n', 'tsx', prism));
    expect(() => textsOf('<pre><code class="language-diff">-a\n+b\n</code></pre>')).toThrow(
      "docs/a.mdx:1: The diff doesn't name the language of its code",
    );
  });

  it('name the page when they cannot be marked', () => {
    expect(() => textsOf('<p>a</p>\n<pre><code>\uE000</code></pre>')).toThrow(
      'docs/a.mdx:2: The code has a private-use character',
    );
  });
});

it('the build stops when a code block has no marks, unless there is nothing to color', () => {
  expect(() => requireMarks('const a = 1;', 'ts')).toThrow(
    'A <CodeBlock> in the language "ts" has code that was not highlighted at build time: "const a = 1;"',
  );
  expect(() => requireMarks('npm i', 'text')).not.toThrow();
});
