import path from 'node:path';
import {root} from '@docs-kit/tools';

/**
 * The environment of the programs of an example: no colors, no build server, no network, and the commands of the site on
 * the PATH. The language and the time zone are fixed, because they affect the order of files and the format of dates.
 *
 * @param browser absolute path of an installed Chromium or Chrome
 */
export const environmentOf = (browser: string): NodeJS.ProcessEnv => {
  // npm and Vitest set variables that a reader's terminal doesn't have.
  const foreign = Object.keys(process.env).filter((name) =>
    /^(?:npm_|VITEST|CI$|FORCE_COLOR$|NODE_ENV$)/.test(name),
  );
  return {
    ...process.env,
    ...Object.fromEntries(foreign.map((name) => [name, undefined])),
    PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    NODE_OPTIONS: `--require="${path.join(import.meta.dirname, 'preload.cjs')}"`,
    NO_COLOR: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    BROWSER: 'none',
    CHROMIUM_PATH: browser,
    NEXT_TELEMETRY_DISABLED: '1',
  };
};
