import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Browsers without a window. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
 * Returns the path of the browser that renders posters and runs browser tests: `CHROMIUM_PATH` if it is set,
 * otherwise the first browser on the `PATH`.
 *
 * @param prefer `shell` for the headless shell, which needs less than half of the CPU time and is what Playwright and
 *   the toolkit download; `window` for the browser that readers use
 * @throws if `CHROMIUM_PATH` names no executable, or if no browser is found
 */
export const findChromium = (
  env: Readonly<Partial<Record<string, string>>> = process.env,
  prefer: 'shell' | 'window' = 'shell',
): string => {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH is "${named}", which is not an executable file. Set it to the path of Chromium or Chrome, or unset it to search the PATH.`,
    );
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const names = prefer === 'shell' ? [...SHELLS, ...BROWSERS] : [...BROWSERS, ...SHELLS];
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...onPath, ...OUTSIDE_PATH].find(isExecutable);
  if (found) return found;
  throw new Error(
    `No browser found: looked for ${names.join(', ')} on the PATH. Install Chromium (Debian: "apt install chromium-headless-shell") or Chrome, or set CHROMIUM_PATH to the path of an installed one.`,
  );
};
