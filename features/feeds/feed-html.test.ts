import {expect, it} from 'vitest';
import {feedHtml} from './feed-html';

const url = 'https://www.example.com/learn/apple-wow';
const clean = (html: string): string => feedHtml(html, url);

it.each([
  ['text', '<p>One <strong>word</strong>.</p>', '<p>One <strong>word</strong>.</p>'],
  [
    'links and images, with absolute URLs',
    '<p><a href="/docs/spring#config" class="term_x">spring</a> <img src="/posters/a.avif" alt="A" width="640" loading="lazy"></p>',
    '<p><a href="https://www.example.com/docs/spring#config">spring</a> <img src="https://www.example.com/posters/a.avif" alt="A" width="640"></p>',
  ],
  ['links within the post', '<a href="#steps">Steps</a>', `<a href="${url}#steps">Steps</a>`],
  [
    'samples without highlighting',
    '<div class="language-tsx codeBlockContainer_a theme-code-block"><div><pre><code><span class="token-line" style="color:red"><span>const </span>a<br></span></code></pre><div><button>Copy</button></div></div></div>',
    '<pre><code>const a</code></pre>',
  ],
  [
    'demos as their poster',
    '<figure class="demo_a" aria-label="Firework"><img src="/posters/wow.avif" alt="A firework"><button>Play</button><input type="range"></figure>',
    '<p><strong>Firework</strong></p><p><img src="https://www.example.com/posters/wow.avif" alt="A firework"></p>',
  ],
  [
    'tables',
    '<div class="box_a"><table><tbody><tr><td style="text-align:right">1</td></tr></tbody></table></div>',
    '<table><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'no controls or scripts',
    '<p>A</p><button>B</button><script>c()</script><svg><path/></svg>',
    '<p>A</p>',
  ],
])('keeps %s', (_name, html, expected) => {
  expect(clean(html)).toBe(expected);
});
