/** Everything by which a page may load or run something that the policy stops. */
import {describe, expect, it} from 'vitest';
import {page, problemsOf} from './problems-of';

const withBody = (body: string) => problemsOf({'build/docs/index.html': `${page}${body}`});

describe('a page fails', () => {
  it.each([
    ['<script>other()</script>', 'blocks this inline script: other()'],
    ['<script type=module>other()</script>', 'blocks this inline script: other()'],
    ['<script type=text/jscript>other()</script>', 'blocks this inline script: other()'],
    ['<script data-x="1>2">other()</script>', 'blocks this inline script: other()'],
    ['<button onclick="other()">', 'scripts in attributes: <button onclick="other()">'],
    ['<a href="javascript:other()">', 'scripts in attributes: <a href="javascript:other()">'],
    ['<script src=https://a.example/x.js></script>', 'script-src blocks https://a.ex'],
    ['<script src=//a.example/x.js></script>', 'script-src blocks //a.example/x.js'],
    ['<link rel=modulepreload href=https://a.example/x.js>', 'script-src blocks https'],
    ['<link rel=stylesheet href=https://a.example/x.css>', 'style-src blocks https'],
    ['<link rel=preload as=font href=https://a.example/x.woff2>', 'font-src blocks https'],
    ['<link rel="shortcut icon" href=https://a.example/i.ico>', 'img-src blocks https'],
    ['<img src=https://a.example/x.png>', 'img-src blocks https://a.example/x.png'],
    ['<img src=/x.png srcset="/x.png 1x, https://a.example/y.png 2x">', 'img-src blocks'],
    ['<img src=http://site.invalid:x/>', 'img-src blocks http://site.invalid:x/'],
    ['<video poster=https://a.example/x.png>', 'img-src blocks https'],
    ['<video src=https://a.example/x.mp4>', 'media-src blocks https'],
    ['<video src=data:video/mp4;base64,AA>', 'media-src blocks data:'],
    ['<iframe src=https://a.example/>', 'frame-src blocks https://a.example/'],
    ['<object data=https://a.example/x>', 'object-src blocks https://a.example/x'],
    ['<form action=https://a.example/>', 'form-action blocks https://a.example/'],
    ['<base href=https://a.example/>', 'base-uri blocks https://a.example/'],
  ])('with %s', async (body, message) => {
    const problems = await withBody(body);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('build/docs/index.html: ');
    expect(problems[0]).toContain(message);
  });
});

describe('a page passes', () => {
  it.each([
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    '<img src=/img/logo.svg><img src=data:image/png;base64,AA>',
    '<link rel=canonical href=https://www.example.com/><link rel=preload as=script href=/a.js>',
    '<a href=https://a.example/>Elsewhere</a>',
    '<!-- <script>other()</script> -->',
    '<form action=/search><input name=q></form>',
  ])('with %s', async (body) => {
    expect(await withBody(body)).toEqual([]);
  });
});
