/** Where the test runners leave their results, from the root. */
export const reportFiles = {
  unit: '.cache/test/unit.json',
  browser: '.cache/test/browser.json',
} as const;
