import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium} from './find-chromium';
import {run} from './run';
import {tool} from './tools';

/** The machine that `setUpBrowser` reads and changes; tests pass a fake. */
export interface Machine {
  /** The browser from `CHROMIUM_PATH` or the `PATH`. @throws if there is none */
  readonly find: () => string;
  /** The path of Playwright's own browser, even if it isn't installed. */
  readonly playwrightBrowser: () => string;
  /** Whether the file starts and prints its version. A browser with missing libraries doesn't. */
  readonly starts: (file: string) => boolean;
  /** Downloads Playwright's own browser. */
  readonly installByPlaywright: () => Promise<void>;
  /** Installs Debian's package. Returns false if there is no apt-get or if it asks for a password. */
  readonly installByApt: () => boolean;
  readonly log: (line: string) => void;
}

/**
 * Finds a browser for the tests: an installed Chromium or Chrome, else Playwright's own browser, which is
 * downloaded, else Debian's package.
 *
 * @param named the value of `CHROMIUM_PATH`; if set, no other browser is tried
 * @returns the path of a browser that starts
 * @throws if no browser is found or can be installed
 */
export const setUpBrowser = async (machine: Machine, named?: string): Promise<string> => {
  const working = (find: () => string): string | undefined => {
    try {
      const file = find();
      return machine.starts(file) ? file : undefined;
    } catch {
      return undefined;
    }
  };
  if (named) {
    const file = machine.find();
    if (!machine.starts(file)) {
      throw new Error(
        `CHROMIUM_PATH is "${file}", but this browser does not start. Run \`${file} --version\` to see why.`,
      );
    }
    return file;
  }
  const present = working(machine.find) ?? working(machine.playwrightBrowser);
  if (present) {
    return present;
  }
  machine.log("No Chromium is installed. Downloading Playwright's own …");
  await machine.installByPlaywright();
  const downloaded = working(machine.playwrightBrowser);
  if (downloaded) {
    return downloaded;
  }
  machine.log(
    "Playwright's browser could not be downloaded or does not start. Trying Debian's package …",
  );
  const installed = machine.installByApt() ? working(machine.find) : undefined;
  if (installed) {
    return installed;
  }
  throw new Error(
    'Chromium is not installed, and neither Playwright nor apt-get could install it. Install Chromium or Chrome (Debian: `sudo apt-get install chromium-headless-shell`), or set CHROMIUM_PATH to an installed one.',
  );
};

const succeeds = (command: string, args: readonly string[], inherit = false): boolean =>
  spawnSync(command, args, {stdio: inherit ? 'inherit' : 'ignore', timeout: 600_000}).status === 0;

const isRoot = (): boolean => process.getuid?.() === 0;

/** Playwright prints a stack with each try that fails; what failed is in the line above it. */
const withoutStacks = (text: string): string => text.replace(/ \{$|^(?: {2,}.*|\})\r?\n/gm, '');

/** Debian's Chromium only recommends fonts, but without any, pages show no text. */
const debianPackages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

/** This machine. */
export const machine: Machine = {
  find: () => findChromium(),
  playwrightBrowser: () => chromium.executablePath(),
  starts: (file) => existsSync(file) && succeeds(file, ['--version']),
  installByPlaywright: async () => {
    await run(tool('@playwright/test', 'playwright', ['install', 'chromium']), {
      label: 'downloading',
      // Give up each attempt after ten seconds without a response.
      env: {PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000'},
      print: (text) => process.stdout.write(withoutStacks(text)),
    });
  },
  installByApt: () => {
    if (!succeeds('apt-get', ['--version'])) {
      return false;
    }
    if (!isRoot() && !succeeds('sudo', ['-n', 'true'])) {
      return false;
    }
    const apt = (...args: string[]) =>
      isRoot()
        ? succeeds('apt-get', args, true)
        : succeeds('sudo', ['-n', 'apt-get', ...args], true);
    return apt('update') && apt('install', '--yes', '--no-install-recommends', ...debianPackages);
  },
  log: (line) => {
    console.log(line);
  },
};
