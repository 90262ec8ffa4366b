import {temporarySite} from '@docs-kit/docs-proof/testing';
import {describe, expect, test} from 'vitest';
import {check} from './index';
import {aboveSource} from './outline';

const canonical = 'https://example.org/docs/spring';

const page = (text: string, kind = 'docs-doc-page') =>
  `<!doctype html><html lang=en class="docs-wrapper ${kind}"><head><meta name=description content="Springs."><link rel=canonical href=${canonical}><link rel=alternate type=text/markdown href=/docs/spring.md></head><body><main><article><nav>Home</nav><div class="theme-doc-markdown markdown">${text}</div></article></main></body></html>`;

const html = page(
  '<header><h1>spring()</h1></header><p>Moves a value, as <a href=/docs/spring>springs</a> do.</p>' +
    '<h2 id=example>Example<a class=hash-link href=#example>#</a></h2>' +
    '<div class="language-tsx codeBlockContainer_K theme-code-block"><div class=codeBlockTitle_D>a.tsx</div><pre class="prism-code language-tsx"><code><span class=token-line>one();<br></span><span class=token-line><br></span><span class=token-line>two();<br></span></code></pre></div>' +
    '<div class=tabs-container><ul role=tablist class=tabs><li role=tab class=tabs__item>npm<li role=tab class=tabs__item>yarn</ul><div><div role=tabpanel><p>First.</p></div><div role=tabpanel hidden><p>Second.</p></div></div></div>' +
    '<p class=option_j><span class=facts_P><span class=term_n>type</span> <code>number</code></span></p>' +
    '<table><thead><tr><th>a<th>b<tbody><tr><td>1<td>2</table>' +
    '<figure aria-label="Demo: spring()"><img class="themedComponent_m themedComponent--light_N" src=/posters/spring-640.avif alt="A ball."><img class="themedComponent_m themedComponent--dark_x" src=/posters/spring-640-dark.avif alt="A ball."><details><summary>View source</summary><div class="language-tsx codeBlockContainer_K theme-code-block"><pre class="prism-code language-tsx"><code><span class=token-line>demo();<br></span></code></pre></div></details></figure>' +
    '<div class="language-diff codeBlockContainer_K theme-code-block"><pre class="prism-code language-diff"><code><del class=token-line>old();<br></del><ins class=token-line><span>new</span>();<br></ins><ins class=token-line><br></ins><span class=token-line>same();<br></span></code></pre></div>' +
    '<div class="language-ts codeBlockContainer_K theme-code-block"><div><pre><code><span class=token-line>start();<br></span></code></pre><details><summary>Show all 2 lines</summary><pre><code><span class=token-line>rest();<br></span></code></pre></details></div></div>' +
    '<div class="theme-admonition theme-admonition-note"><div class=admonitionHeading_J>Later</div><p>It moves.</p></div>' +
    '<p>v4.0.9 or earlier</p><figure><svg role=img><title>A curve</title></svg></figure>' +
    '<p>The end.</p>',
);

const twin = `---
title: "spring()"
description: "Springs."
url: "${canonical}"
---

# spring()

Moves a value, as [springs](https://example.org/docs/spring.md) do.

## Example

\`\`\`tsx title="a.tsx"
one();

two();
\`\`\`

**npm**

First.

**yarn**

Second.

Type: \`number\`

| a | b |
| - | - |
| 1 | 2 |

**Demo: spring()**

![A ball.](https://example.org/posters/spring-640.avif)

${aboveSource}

\`\`\`tsx
demo();
\`\`\`

\`\`\`diff
- old();
+ new();
+
  same();
\`\`\`

\`\`\`ts
start();
rest();
\`\`\`

> **Note: Later**
>
> It moves.

v4.0.9 or earlier

*Drawing: A curve*

The end.
`;

const llms = '# Site\n\n## Guide\n\n- [spring()](https://example.org/docs/spring.md): Springs.\n';

const good = {
  'build/index.html': '<html class="home"><body></body></html>',
  'build/docs/spring/index.html': html,
  'build/docs/spring.md': twin,
  'build/llms.txt': llms,
  'build/llms-full.txt': `# Site\n\n${twin}`,
};

const problemsOf = async (files: Readonly<Record<string, string>>) => {
  const {root} = temporarySite(files, 'none');
  return (await check.run({root})).problems.map(({file, message}) => `${file}: ${message}`);
};

/** What is found when a piece of the twin is another one; `llms-full.txt` goes along. */
const withTwin = (before: string, after: string) => {
  expect(twin).toContain(before);
  const changed = twin.replace(before, after);
  return problemsOf({
    ...good,
    'build/docs/spring.md': changed,
    'build/llms-full.txt': `# Site\n\n${changed}`,
  });
};

test('is green where the twin says what the page says', async () => {
  const {root} = temporarySite(good, 'none');
  expect(await check.run({root})).toEqual({problems: [], summary: '1 twins, 1 KiB'});
});

test('fails when the site is not built', async () => {
  expect(await problemsOf({})).toEqual(["build/index.html: The site hasn't been built."]);
});

describe('is red on', () => {
  test.each([
    ['a heading of another level', '## Example', '### Example', '"## Example" on the page'],
    ['a heading that is lost', '## Example\n', '', '"## Example" on the page'],
    ['a sample of another text', 'two();', 'too();', 'too();" in the twin'],
    ['a sample without its blank line', 'one();\n\n', 'one();\n', 'differs from the page'],
    ['a sample of another language', '```tsx', '```ts', '"```ts a.tsx'],
    ['a sample without its title', ' title="a.tsx"', '', '"```tsx a.tsx'],
    ['a line of a diff without its sign', '+ new();', '  new();', '  new();'],
    ['a long sample without its end', 'rest();\n', '', 'rest();" on the page'],
    ['a cell of another text', '| 1 | 2 |', '| 1 | 3 |', '"12demo'],
    ['a row that is lost', '| 1 | 2 |\n', '', '"ab" on the page'],
    ['the source of a demo that looks like a step', `${aboveSource}\n\n`, '', 'thesourcecode'],
    ['a paragraph that is lost', 'The end.\n', '', 'theend" on the page'],
    ['a tab that is lost', 'Second.\n', '', 'second'],
    ['a tab without its label', '**yarn**\n\n', '', 'yarn'],
    ['text that the page does not have', 'First.', 'Import first.', 'npmimport'],
    ['text behind its end', 'The end.', 'The end. Not yet.', 'theendnotyet" in the twin'],
    ['HTML', 'The end.', '<b>The end.</b>', 'differs from the page'],
    ['JSX', 'The end.', '<Demo id="spring" />\n\nThe end.', 'differs from the page'],
    ['a relative URL', 'https://example.org/docs/spring.md', '/docs/spring', "isn't absolute"],
    ['a link to no twin', 'docs/spring.md', 'docs/sprung.md', "doesn't exist"],
    ['another URL in its head', `url: "${canonical}"`, 'url: "https://x.org"', 'lacks `url: '],
    ['no description in its head', 'description: "Springs."\n', '', 'lacks `description: '],
    ['no title in its head', 'title: "spring()"\n', '', 'lacks `title: '],
  ])('%s', async (_name, before, after, message) => {
    expect(await withTwin(before, after)).toContainEqual(expect.stringContaining(message));
  });

  test('a page without a twin', async () => {
    const {'build/docs/spring.md': _, ...rest} = good;
    expect(await problemsOf(rest)).toContain(
      'build/docs/spring/index.html: The twin /docs/spring.md of the page is missing.',
    );
  });

  test('a page that does not link to its twin', async () => {
    const unlinked = html.replace(
      '<link rel=alternate type=text/markdown href=/docs/spring.md>',
      '',
    );
    expect(await problemsOf({...good, 'build/docs/spring/index.html': unlinked})).toEqual([
      'build/docs/spring/index.html: The head links to no twin instead of /docs/spring.md.',
    ]);
  });

  test('a page of another kind that links to a twin', async () => {
    expect(await problemsOf({...good, 'build/about/index.html': page('', 'about')})).toEqual([
      'build/about/index.html: The head links to /docs/spring.md instead of no twin.',
    ]);
  });

  test('a twin of no page', async () => {
    expect(await problemsOf({...good, 'build/docs/gone.md': twin})).toEqual([
      'build/docs/gone.md: No page belongs to this twin.',
    ]);
  });

  test('a twin that llms.txt does not list, lists twice, or lists in vain', async () => {
    const listing = (text: string) => problemsOf({...good, 'build/llms.txt': text});
    const url = 'build/llms.txt: https://example.org/docs';
    expect(await listing('# Site\n')).toEqual([`${url}/spring.md is missing.`]);
    expect(await listing(llms + llms)).toEqual([`${url}/spring.md is listed twice.`]);
    expect(await listing(llms + llms.replaceAll('spring', 'x'))).toEqual([
      `${url}/x.md must not be listed.`,
    ]);
  });

  test('a twin that llms-full.txt does not have in full', async () => {
    expect(await problemsOf({...good, 'build/llms-full.txt': twin.slice(0, -9)})).toEqual([
      'build/llms-full.txt: The text of https://example.org/docs/spring.md is missing or in the wrong place.',
    ]);
  });

  test('files that are not there', async () => {
    const {'build/llms.txt': _, 'build/llms-full.txt': __, ...rest} = good;
    expect(await problemsOf(rest)).toEqual([
      'build/llms.txt: The file is missing.',
      'build/llms-full.txt: The file is missing.',
    ]);
  });
});
