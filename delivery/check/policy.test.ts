/** What the policy blocks on a page. */
import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {blockedOn} from './policy';

const script = 'theme()';

/** Computed apart from the code under test. */
const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const policy = `default-src 'self'; img-src 'self' https://*.cdn.example; script-src 'self' ${hash} https://chat.example`;

it.each([
  ['<script>other()</script>', 'the inline script other()'],
  ['<script type=module>other()</script>', 'the inline script other()'],
  ['<script type=text/jscript>other()</script>', 'the inline script other()'],
  ['<script data-x="1>2">other()</script>', 'the inline script other()'],
  ['<button onclick="other()">', '<button onclick="other()">'],
  ['<a href="javascript:other()">', '<a href="javascript:other()">'],
  ['<script src=https://a.example/x.js></script>', 'https://a.example/x.js'],
  ['<script src=//a.example/x.js></script>', '//a.example/x.js'],
  ['<link rel=modulepreload href=https://a.example/x.js>', 'https://a.example/x.js'],
  ['<link rel="shortcut icon" href=https://a.example/i.ico>', 'https://a.example/i.ico'],
  ['<img src=https://cdn.example/x.png>', 'https://cdn.example/x.png'],
  ['<img src=/x.png srcset="/x.png 1x, https://a.example/y.png 2x">', 'https://a.example/y.png'],
  ['<video poster=http://img.cdn.example/x.png>', 'http://img.cdn.example/x.png'],
  ['<iframe src=http://site.invalid:x/>', 'http://site.invalid:x/'],
])('blocks %s', (html, blocked) => {
  expect(blockedOn(html, policy)).toEqual([blocked]);
});

it.each([
  `<script>${script}</script><script src=/assets/js/main.js></script>`,
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script src=https://chat.example/embed.js></script><img src=https://img.cdn.example/x.png>',
  '<img src=/img/logo.svg><img src=data:image/png;base64,AA>',
  '<link rel=canonical href=https://www.example.com/><a href=https://a.example/>Elsewhere</a>',
  '<!-- <script>other()</script> -->',
])('allows %s', (html) => {
  expect(blockedOn(html, policy)).toEqual([]);
});
