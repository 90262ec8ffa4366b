import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium} from './find-chromium';
import {installByApt, succeeds} from './programs';
import {run} from './run';
import {tool} from './tools';

/** Debian's Chromium only recommends fonts, but without any, pages show no text. */
const debianPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** Returns a browser that starts, or undefined. A browser with missing libraries doesn't start. */
const working = (find: () => string): string | undefined => {
  try {
    const file = find();
    return existsSync(file) && succeeds(file, ['--version']) ? file : undefined;
  } catch {
    return undefined;
  }
};

/** Playwright prints a stack with each try that fails; what failed is in the line above it. */
const withoutStacks = (text: string): string => text.replace(/ \{$|^(?: {2,}.*|\})\r?\n/gm, '');

const download = (): Promise<number> =>
  run(tool('@playwright/test', 'playwright', ['install', 'chromium']), {
    label: 'downloading',
    // Give up each attempt after ten seconds without a response.
    env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
    print: (text) => process.stdout.write(withoutStacks(text)),
  });

/**
 * Finds a browser for the tests: an installed Chromium or Chrome, else Playwright's own browser, which is
 * downloaded, else Debian's package. If `CHROMIUM_PATH` is set, no other browser is tried.
 *
 * @returns the path of a browser that starts
 * @throws if no browser is found or can be installed
 */
export const setUpBrowser = async (): Promise<string> => {
  const found = working(findChromium);
  if (found) {
    return found;
  }
  if (process.env['CHROMIUM_PATH']) {
    const file = findChromium();
    throw new Error(
      `CHROMIUM_PATH is "${file}", but this browser does not start. Run \`${file} --version\` to see why.`,
    );
  }
  const own = () => working(() => chromium.executablePath());
  const present = own();
  if (present) {
    return present;
  }
  console.log("No Chromium is installed. Downloading Playwright's own …");
  await download();
  const downloaded = own();
  if (downloaded) {
    return downloaded;
  }
  console.log(
    "Playwright's browser could not be downloaded or does not start. Trying Debian's package …",
  );
  const installed = installByApt(debianPackages) ? working(findChromium) : undefined;
  if (installed) {
    return installed;
  }
  throw new Error(
    'Chromium is not installed, and neither Playwright nor apt-get could install it. Install Chromium or Chrome (Debian: `sudo apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to an installed one.',
  );
};
