import {BuiltPage} from '@docs-kit/built-pages';
import {describe, expect, it} from 'vitest';
import {extractPage} from './extract-page';

const head = (extra = '', html = 'plugin-docs') =>
  `<!doctype html><html lang=en class="${html}"><meta charset=UTF-8><title>T</title>` +
  '<link rel=canonical href=https://www.example.com/docs/spring>' +
  '<meta name=description content="Move like a spring.">' +
  '<meta name=docsearch:language content=en><meta name=docsearch:version content=current>' +
  `<meta name=docsearch:docusaurus_tag content=docs-default-current>${extra}<body><nav>Navbar</nav>`;

const extract = (html: string, ignoredClasses?: readonly string[]) =>
  extractPage(new BuiltPage('/docs/spring', html), ignoredClasses);

const page = (main: string, extra?: string, html?: string) =>
  extract(`${head(extra, html)}<main class=x>${main}</main><footer>End</footer>`);

const heading = (level: number, id: string, text: string) =>
  `<h${level} id=${id}>${text}<a href=#${id} class=hash-link>\u200b</a></h${level}>`;

describe('extractPage', () => {
  it('splits a page at its headings and keeps the path of each', () => {
    const found = page(
      `<header><h1>spring()</h1></header><p>Lead.</p>${heading(2, 'options', 'Options')}<p>All of them.` +
        `${heading(3, 'config', '<code>config?</code>')}<p>Mass.${heading(2, 'errors', 'Errors')}<p>None.`,
    );
    expect(found).toEqual({
      url: 'https://www.example.com/docs/spring',
      language: 'en',
      docusaurusTag: 'docs-default-current',
      version: 'current',
      part: 'Docs',
      breadcrumbs: [],
      sections: [
        {
          anchor: null,
          headings: ['spring()'],
          blocks: ['Move like a spring.', 'Lead.'],
          quotes: [],
        },
        {
          anchor: 'options',
          headings: ['spring()', 'Options'],
          blocks: ['All of them.'],
          quotes: [],
        },
        {
          anchor: 'config',
          headings: ['spring()', 'Options', 'config?'],
          blocks: ['Mass.'],
          quotes: [],
        },
        {anchor: 'errors', headings: ['spring()', 'Errors'], blocks: ['None.'], quotes: []},
      ],
    });
  });

  it('lists the messages that a section quotes, but neither names nor commands', () => {
    const block = (language: string, code: string) =>
      `<div class="language-${language} theme-code-block"><div>Output</div><pre><code><span>${code}</span></code></pre></div>`;
    const found = page(
      `<h1>T</h1><p>The option <code>delay</code>.${heading(2, 'message', 'Message')}` +
        `${block('txt', 'Timed out after\n3 s')}${block('bash', 'npx acme render Clip out.mp4')}` +
        '<table><tr><td><code>The frame could not be rendered</code><td><code>npx acme still</code></table>',
    );
    expect(found?.sections.map(({quotes}) => quotes)).toEqual([
      [],
      ['Timed out after 3 s', 'The frame could not be rendered'],
    ]);
  });

  it('includes text in tabs and collapsed sections', () => {
    const found = page(
      '<h1>T</h1><div class="tabs-container"><ul role=tablist><li role=tab>Mac<li role=tab>Linux</ul>' +
        '<div><div role=tabpanel><p>brew</div><div role=tabpanel hidden><p>apt</div></div></div>' +
        '<details><summary>More</summary><div><p>Inside</div></details>',
    );
    expect(found?.sections[0]?.blocks).toEqual([
      'Move like a spring.',
      'Mac',
      'Linux',
      'brew',
      'apt',
      'More',
      'Inside',
    ]);
  });

  it('includes a command once, no matter how many package managers are shown', () => {
    const found = page(
      '<h1>T</h1><div class="tabs-container"><ul role=tablist><li role=tab>npm<li role=tab>pnpm<li role=tab>yarn<li role=tab>bun</ul>' +
        ['npx create-video', 'pnpm create video', 'yarn create video', 'bun create video']
          .map(
            (command) =>
              `<div role=tabpanel><div class="language-bash theme-code-block"><pre><code>${command}</code></pre></div></div>`,
          )
          .join('') +
        '</div>',
    );
    expect(found?.sections[0]?.blocks).toEqual(['Move like a spring.', 'npx create-video']);
  });

  it('excludes the definition of a term, without a gap in the sentence', () => {
    const found = page(
      '<h1>T</h1><p>Opens a <span><a href=/t>bundle</a><span role=tooltip id=_R_1_>A folder.</span></span>, then.',
    );
    expect(found?.sections[0]?.blocks).toEqual(['Move like a spring.', 'Opens a bundle, then.']);
  });

  it('excludes programs and includes messages', () => {
    const block = (language: string, code: string) =>
      `<div class="language-${language} theme-code-block"><pre><code>${code}</code></pre></div>`;
    const found = page(
      `<h1>T</h1>${block('tsx', 'const a = 1;')}${block('txt', 'Timed out after 28000ms')}`,
    );
    expect(found?.sections[0]?.blocks).toEqual(['Move like a spring.', 'Timed out after 28000ms']);
  });

  it('leaves out a signature, and reads a title with breaks as one word', () => {
    const found = page(
      '<header><h1>&lt;Series.<wbr>Sequence&gt;</h1></header><div class=scroll-box><div class="theme-code-block language-ts" role=group aria-label=Signature>' +
        '<pre class=prism-code><code>spring(<a href=#fps>fps</a>: number)</code></pre></div></div><p>Text',
    );
    expect(found?.sections).toEqual([
      {
        anchor: null,
        headings: ['<Series.Sequence>'],
        blocks: ['Move like a spring.', 'Text'],
        quotes: [],
      },
    ]);
  });

  it('leaves out what is not the text of the page', () => {
    const found = page(
      '<nav class=theme-doc-breadcrumbs>Crumbs</nav><h1>T</h1><p>Text<svg><title>Icon</title></svg><button>Copy</button>' +
        '<span aria-hidden=true>→</span><div class=theme-doc-toc-mobile>Contents</div><nav class=pagination-nav>Next</nav>',
    );
    expect(found?.sections[0]?.blocks).toEqual(['Move like a spring.', 'Text']);
  });

  it('leaves out elements with an ignored class', () => {
    const html = `${head()}<main><h1>T</h1><p>Text<span class="a control">Filter</span><p>More</main>`;
    expect(extract(html, ['control'])?.sections[0]?.blocks).toEqual([
      'Move like a spring.',
      'Text',
      'More',
    ]);
  });

  it('reads the categories above a docs page', () => {
    const found = page(
      '<nav class="theme-doc-breadcrumbs x"><ul class=breadcrumbs><li class=breadcrumbs__item><a href=/><svg></svg></a>' +
        '<li class=breadcrumbs__item><a href=/docs/guide>Guide</a><li class=breadcrumbs__item><span>Motion</span>' +
        '<li class="breadcrumbs__item breadcrumbs__item--active"><span>T</span></ul></nav><h1>T</h1>',
    );
    expect(found?.breadcrumbs).toEqual(['Guide', 'Motion']);
  });

  it('separates adjacent elements', () => {
    const found = page('<h1>T</h1><p><code>react</code><code>zod</code>, and <b>un</b>broken</p>');
    expect(found?.sections[0]?.blocks).toEqual(['Move like a spring.', 'react zod, and unbroken']);
  });

  it('treats a heading without an ID as text of the section that contains it', () => {
    const found = page(
      `<h1>T</h1><h2>Create it</h2><p>Run it.${heading(2, 'next', 'Next')}<p>Go on.`,
    );
    expect(found?.sections).toEqual([
      {
        anchor: null,
        headings: ['T'],
        blocks: ['Move like a spring.', 'Create it', 'Run it.'],
        quotes: [],
      },
      {anchor: 'next', headings: ['T', 'Next'], blocks: ['Go on.'], quotes: []},
    ]);
  });

  it('skips levels without inventing headings', () => {
    const found = page(
      `<h1>T</h1>${heading(4, 'deep', 'Deep')}<p>a${heading(2, 'two', 'Two')}<p>b`,
    );
    expect(found?.sections.map(({headings}) => headings)).toEqual([
      ['T'],
      ['T', 'Deep'],
      ['T', 'Two'],
    ]);
  });

  it.each([
    [
      'a page that search engines may not list',
      page('<h1>T</h1>', '<meta name=robots content="noindex, follow">'),
    ],
    ['an archive of posts', page('<h1>T</h1>', '', 'plugin-blog plugin-id-blog')],
    ['a page without a title', page('<p>Text')],
    ['a file without a main part', extract(`${head()}<p>Moved</p>`)],
  ])('finds nothing on %s', (_, found) => {
    expect(found).toBeNull();
  });

  it('only finds the title of a list of posts', () => {
    expect(page('<h1>Blog</h1><p>A post', '', 'plugin-blog blog-list-page')?.sections).toEqual([
      {anchor: null, headings: ['Blog'], blocks: ['Move like a spring.'], quotes: []},
    ]);
  });
});
