import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {findChromium} from './find-chromium';
import {temporaryFolder} from './temporary-folder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder().root;
  for (const name of ['google-chrome', 'chromium']) {
    writeFileSync(path.join(folder, name), '', {mode: 0o755});
  }
});

describe('findChromium()', () => {
  it('prefers CHROMIUM_PATH', () => {
    const named = path.join(folder, 'google-chrome');
    expect(findChromium({CHROMIUM_PATH: named, PATH: folder})).toBe(named);
  });

  it('searches the PATH, Chromium before Chrome', () => {
    const path_ = ['/nowhere', folder].join(path.delimiter);
    expect(findChromium({PATH: path_})).toBe(path.join(folder, 'chromium'));
  });

  it('prefers the headless shell, even in a later folder', () => {
    const later = path.join(folder, 'later');
    mkdirSync(later);
    const shell = path.join(later, 'chromium-headless-shell');
    writeFileSync(shell, '', {mode: 0o755});
    const env = {PATH: [folder, later].join(path.delimiter)};
    expect(findChromium(env)).toBe(shell);
    expect(findChromium(env, 'window')).toBe(path.join(folder, 'chromium'));
    expect(findChromium({PATH: later}, 'window')).toBe(shell);
  });

  it('says so when CHROMIUM_PATH leads nowhere', () => {
    expect(() => findChromium({CHROMIUM_PATH: '/nowhere/chromium', PATH: folder})).toThrow(
      'CHROMIUM_PATH is "/nowhere/chromium", which is not an executable file',
    );
  });

  // On macOS the check also looks into /Applications.
  it.skipIf(process.platform === 'darwin')('says what to install when there is no browser', () => {
    expect(() => findChromium({PATH: ''})).toThrow(/Install Chromium/);
  });
});
