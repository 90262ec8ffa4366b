import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '@docs-kit/tools/temporary-folder';
import {expect, test} from 'vitest';
import {browserOf} from './browser';

const shell = '/usr/bin/chromium-headless-shell';

test('an example runs in the browser of the tests', () => {
  expect(browserOf({}, shell, {PATH: ''})).toBe(shell);
});

test('an example that needs a window gets a browser that has one, even if CHROMIUM_PATH names a shell', () => {
  const folder = temporaryFolder().root;
  const named = path.join(folder, 'chromium-headless-shell');
  const chromium = path.join(folder, 'chromium');
  for (const file of [named, chromium]) {
    writeFileSync(file, '', {mode: 0o755});
  }
  const env = {PATH: folder, CHROMIUM_PATH: named};
  expect(browserOf({browser: 'window'}, named, env)).toBe(chromium);
});

// On macOS, the search also looks into /Applications.
test.skipIf(process.platform === 'darwin')(
  'without another browser, an example that needs a window runs in the browser of the tests',
  () => {
    expect(browserOf({browser: 'window'}, shell, {PATH: ''})).toBe(shell);
  },
);
