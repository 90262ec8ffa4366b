import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';

const posts = [
  {slug: 'frames', title: 'How we count frames', author: 'Ada'},
  {slug: 'springs', title: 'What a spring does', author: 'Lin'},
];

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome');

for (const {slug, ...inputProps} of posts) {
  const composition = await selectComposition({
    serveUrl,
    id: 'ShareCard',
    inputProps,
    puppeteerInstance: browser,
  });
  await renderStill({
    serveUrl,
    composition,
    inputProps,
    output: `out/${slug}.jpeg`,
    imageFormat: 'jpeg',
    jpegQuality: 90,
    puppeteerInstance: browser,
  });
  console.log(`out/${slug}.jpeg, ${composition.width} by ${composition.height} pixels`);
}

await browser.close({silent: false});
