import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/**
 * In the order of preference. Without a window and toolbars of its own, the headless shell needs less than half of
 * the CPU time, and it is what Playwright and the toolkit download.
 */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const OUTSIDE_PATH = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * The path of the browser that renders posters and runs browser tests: `CHROMIUM_PATH` if it is set,
 * otherwise the headless shell, Chromium or Chrome on the `PATH`, in this order.
 *
 * @throws if `CHROMIUM_PATH` names no executable, or if no browser is found.
 */
export const findChromium = (
  env: Readonly<Partial<Record<string, string>>> = process.env,
): string => {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", which is not an executable file. Set it to the path of Chromium or Chrome, or unset it to search the PATH.`,
    );
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...onPath, ...OUTSIDE_PATH].find(isExecutable);
  if (found) return found;
  throw new Error(
    `No browser found: looked for ${NAMES.join(', ')} on the PATH. Install Chromium (Debian: "apt install chromium-headless-shell") or Chrome, or set CHROMIUM_PATH to the path of an installed one.`,
  );
};
