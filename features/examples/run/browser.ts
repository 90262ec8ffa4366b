import {chmodSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {findChromium} from '@docs-kit/tools/find-chromium';
import type {ChromeMode} from '@remotion/renderer';
import type {Example} from '../../../examples/define';

interface BrowserFetcher {
  getRevisionInfo: (chromeMode: ChromeMode) => {executablePath: string};
}

/**
 * Returns the browser that an example runs in. Most run in the browser of the tests, which should be the headless
 * shell, because it needs a fraction of the CPU time. An example that needs a window gets the first browser on the `PATH`
 * that has one.
 *
 * @param browser absolute path of the browser of the tests
 */
export const browserOf = (
  {browser: needed}: Pick<Example, 'browser'>,
  browser: string,
  env: Readonly<Partial<Record<string, string>>> = process.env,
): string => {
  if (needed === undefined) {
    return browser;
  }
  try {
    return findChromium({...env, CHROMIUM_PATH: undefined}, needed);
  } catch {
    // Playwright's own browser isn't on the PATH. Unless it is a headless shell, it can do the same.
    return browser;
  }
};

const downloads = path.join('node_modules', '.remotion');

/** Path of the browser that the renderer of the toolkit downloads, relative to the root of a project. */
const executableOf = (chromeMode: ChromeMode): string => {
  const file = path.join(root, 'node_modules/@remotion/renderer/dist/browser/BrowserFetcher.js');
  const {getRevisionInfo} = createRequire(import.meta.url)(file) as BrowserFetcher;
  const {executablePath} = getRevisionInfo(chromeMode);
  return executablePath.slice(executablePath.lastIndexOf(downloads));
};

/** Argument of Chromium that keeps it from reaching other machines. */
export const offline =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/**
 * A script that starts an installed browser in place of the renderer's own. Chromium no longer has the old
 * headless mode, which only Chrome Headless Shell provides, and host names of other machines don't resolve.
 */
const launcher = (browser: string): string => `#!/bin/sh
for argument do
  shift
  [ "$argument" = --headless=old ] && argument=--headless=new
  set -- "$@" "$argument"
done
exec '${browser.replaceAll("'", `'\\''`)}' "$@" '${offline}'
`;

/**
 * Puts a browser where the renderer looks for the one that it downloads, so that commands and scripts don't
 * have to set one.
 *
 * @param project absolute path of a folder with a `package.json`
 * @param browser absolute path of an installed Chromium or Chrome
 */
export const placeBrowser = (project: string, browser: string): void => {
  for (const chromeMode of ['headless-shell', 'chrome-for-testing'] as const) {
    const file = path.join(project, executableOf(chromeMode));
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, launcher(browser));
      chmodSync(file, 0o755);
    }
  }
};
