/** Where test runs write their results, relative to the root. */
export const reportFiles = {
  unit: '.cache/test/unit.json',
  render: '.cache/test/render.json',
  browser: '.cache/test/browser.json',
  screenshots: '.cache/test/screenshots.json',
  stock: '.cache/test/stock.json',
  walk: '.cache/test/walk.json',
  lastRun: '.cache/test/last-run.json',
} as const;
