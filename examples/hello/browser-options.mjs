// Set CHROME_PATH to render with an installed Chrome or Chromium instead of downloading a browser.
const installed = process.env.CHROME_PATH;

/** @type {{browserExecutable: string | null, chromeMode: import('@remotion/renderer').ChromeMode}} */
export const browserOptions = installed
  ? {browserExecutable: installed, chromeMode: 'chrome-for-testing'}
  : {browserExecutable: null, chromeMode: 'headless-shell'};
