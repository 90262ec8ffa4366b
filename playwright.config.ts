import {availableParallelism} from 'node:os';
import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/lib/find-chromium';
import {isCI} from './scripts/lib/is-ci';
import {reportFiles} from './scripts/lib/report-files';
import {retriesOf} from './scripts/lib/retries';

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

/** Random walks take minutes, so they only run with WALK=1: `npm test -- build walk`. */
const leftOut = process.env['WALK'] === '1' ? /@phone/ : /@phone|@walk/;

/** Tests in a real browser against the built site. A test with the tag @phone runs on a phone's screen. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  forbidOnly: isCI(process.env),
  fullyParallel: true,
  // A worker and its browser keep a core busy.
  workers: Math.min(availableParallelism(), 4),
  // CI repeats a failed test once. `npm test` lists every test that passed only then.
  retries: retriesOf(process.env),
  // Generous, because they only end what hangs: a machine with one busy core takes several times as long.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [
    ['list'],
    ['json', {outputFile: process.env['BROWSER_REPORT'] ?? reportFiles.browser}],
  ],
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
      grepInvert: leftOut,
    },
    {name: 'phone', use: {...devices['Pixel 7']}, grep: /@phone/},
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
