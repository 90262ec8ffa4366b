import {availableParallelism} from 'node:os';
import {isCI, retries} from '@docs-kit/tools/ci';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {defineConfig, devices} from '@playwright/test';

// Tests with the same options share a context, as Playwright's component tests do. It is emptied in between, except for the
// HTTP cache, so that pages open in half the time.
process.env['PW_TEST_REUSE_CONTEXT'] ??= '1';

const port = Number(process.env['PORT'] || 4173);
const address = `http://localhost:${port}`;

/** An installed browser; without one Playwright takes its own. */
const executablePath = (): string | undefined => {
  try {
    return findChromium();
  } catch {
    return undefined;
  }
};

/** Makes the same browser render the same pixels, in every run and on every machine. */
const deterministic = [
  // Text has the same shape at every position, and no colored edges.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  // Large images are painted with the page, not some frames later.
  '--disable-checker-imaging',
  // Tiles are always rendered as a whole. Otherwise, rounded corners depend on what the tile showed before.
  '--disable-partial-raster',
  // Every processor rounds colors in the same way.
  '--disable-skia-runtime-opts',
];

/** Tests in a real browser against the built site. A test with the tag @phone runs on a phone's screen. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: isCI,
  fullyParallel: true,
  // A worker and its browser keep a core busy.
  workers: Math.min(availableParallelism(), 4),
  // CI repeats a failed test once. `npm test` lists every test that passed only then.
  retries,
  // Generous, because they only end what hangs: a machine with one busy core takes several times as long.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: 'list',
  use: {
    baseURL: address,
    // Recording costs a third of the time, so it is for the one who looks for a fault: TRACE=1.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {executablePath: executablePath()},
  },
  projects: [
    {
      name: 'desktop',
      use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}},
      grepInvert: /@phone|@visual/,
      testIgnore: '**/sweep.spec.ts',
    },
    // All pages, one after the other: a task of its own, because it takes as long as the others together.
    {
      name: 'sweep',
      use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}},
      testMatch: '**/sweep.spec.ts',
    },
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/},
    {
      name: 'screenshots',
      grep: /@visual/,
      snapshotPathTemplate: '{testDir}/e2e/screenshots/{arg}{ext}',
      // Enough for the rounding of other processors, and far below any change that a reader would see.
      expect: {toHaveScreenshot: {threshold: 0.05, maxDiffPixels: 100}},
      use: {
        ...devices['Desktop Chrome'],
        contextOptions: {reducedMotion: 'reduce'},
        launchOptions: {executablePath: executablePath(), args: deterministic},
      },
    },
  ],
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${port}`,
    url: `${address}/`,
    // A server that is already there may serve another build.
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'pipe',
  },
});
