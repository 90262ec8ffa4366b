/**
 * Measures which codecs the installed browser decodes and encodes, and writes `src/data/browser-codecs.json`:
 * `npm run browser-codecs`.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import type {CodecSupport} from '../src/components/media/codecSupport';

const file = 'src/data/browser-codecs.json';

const {outputFiles} = await build({
  entryPoints: [path.join(root, 'src/components/media/codecSupport.ts')],
  bundle: true,
  format: 'iife',
  globalName: 'codecs',
  write: false,
});
// WebCodecs needs a secure context, which a page on localhost is.
const url = 'http://localhost/';
const browser = await chromium.launch({executablePath: findChromium()});
try {
  const page = await browser.newPage();
  await page.route(url, (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Codecs</title>'}),
  );
  await page.goto(url);
  await page.addScriptTag({content: outputFiles[0]!.text});
  const support = await page.evaluate(() =>
    (
      globalThis as unknown as {codecs: {measureCodecSupport: () => Promise<CodecSupport[]>}}
    ).codecs.measureCodecSupport(),
  );
  const measured = {
    browser: `Chromium ${browser.version().split('.')[0]} on Linux`,
    date: new Date().toISOString().slice(0, 10),
    support,
  };
  writeFileSync(path.join(root, file), `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`Wrote ${file}`);
} finally {
  await browser.close();
}
