/** What the tests of examples in the Studio share: the Studio, and what its elements need instead of roles and labels. */
import {findChromium} from '@docs-kit/tools/find-chromium';
import {freePort} from '@docs-kit/tools/free-port';
import {chromium, expect as expectOfPlaywright, type Locator, type Page} from '@playwright/test';
import {copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesOfExample} from '../features/examples/check/load-examples';
import {offline} from '../features/examples/run/browser';
import {environmentOf} from '../features/examples/run/environment';
import {outputOf} from '../features/examples/run/output';
import {runStep} from '../features/examples/run/run-step';
import {studioIsReady} from './define';

export interface Studio {
  readonly page: Page;
  /** Absolute path of the project that the Studio shows, which tests may edit. */
  readonly project: string;
  readonly stop: () => Promise<void>;
}

/** Only ends what hangs: on one busy core, the Studio needs up to two minutes to respond. In milliseconds. */
const patience = 300_000;

/** Waits for the Studio with more patience than the `expect` of Playwright. */
export const expect = expectOfPlaywright.configure({timeout: patience});

/** Copies an example. Imports of other examples become absolute, because the copy is in a deeper folder. */
const copyExample = (folder: string, project: string): void => {
  rmSync(project, {recursive: true, force: true});
  for (const file of filesOfExample(folder)) {
    const [from, to] = [path.join(folder, file), path.join(project, file)];
    mkdirSync(path.dirname(to), {recursive: true});
    if (/\.tsx?$/.test(file)) {
      const text = readFileSync(from, 'utf8').replaceAll(
        /(?<=\bfrom ')\.\.\/[^']+/g,
        (specifier) => {
          const absolute = path.resolve(path.dirname(from), specifier);
          return absolute.startsWith(folder + path.sep) ? specifier : absolute;
        },
      );
      writeFileSync(to, text);
    } else {
      copyFileSync(from, to);
    }
  }
};

/**
 * Starts the Studio on a copy of an example in its `out/studio`, and opens a browser that can't reach other machines.
 *
 * @param folder absolute path of the example
 * @throws if the Studio doesn't start; the message contains its output
 */
export const startStudio = async (folder: string): Promise<Studio> => {
  const project = path.join(folder, 'out/studio');
  copyExample(folder, project);
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({executablePath, args: [offline]});
  const step = await runStep(
    {command: `npx remotion studio --no-open --port=${port}`, until: studioIsReady},
    {folder: project, env: environmentOf(executablePath), limit: patience},
  );
  const stop = async () => {
    await browser.close();
    await step.stop();
  };
  if (step.fault !== undefined) {
    await stop();
    throw new Error(`${step.fault} It printed:\n${outputOf(step.printed(), project)}`);
  }
  const baseURL = `http://localhost:${port}`;
  const page = await browser.newPage({baseURL, viewport: {width: 1600, height: 900}});
  page.setDefaultTimeout(patience);
  return {page, project, stop};
};

/** Opens the composition with this ID, and waits until the sidebar shows its duration. */
export const open = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/${id}`);
  await expect(page.getByText(/^Duration \d/)).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['opened'] = 'true';
  });
};

/** The first visible element with this text. */
export const shown = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text, {exact: true}).filter({visible: true}).first();

/** The label of a field of the props editor, with the buttons that reset and save it. */
export const labelOf = (page: Page, field: string): Locator =>
  page.locator(`[data-json-path="${field}"]`);

/** The input of a field of the props editor. */
export const inputOf = (page: Page, field: string): Locator =>
  labelOf(page, field).locator('xpath=following::*[self::input or self::textarea][1]');

/** Resolves after the Studio has rendered what it received until now. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        void fetch('/').then(() => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }),
  );

/** Presses keys such as `Control+K`, after the Studio has registered its shortcuts. */
export const press = async (page: Page, keys: string): Promise<void> => {
  await settle(page);
  await page.keyboard.press(keys);
};

/** Whether the page was reloaded since `open()`. */
export const isReloaded = async (page: Page): Promise<boolean> => {
  await settle(page);
  return page.evaluate(() => document.body.dataset['opened'] === undefined);
};

/**
 * Replaces text in a file of the project, and waits until the Studio knows about a file in `public/`.
 *
 * @param name path relative to the project
 * @throws if the file doesn't contain the text
 */
export const edit = async (
  {page, project}: Studio,
  name: string,
  from: string,
  to: string,
): Promise<void> => {
  const file = path.join(project, name);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`${name} doesn't contain ${JSON.stringify(from)}.`);
  }
  writeFileSync(file, text.replace(from, to));
  if (name.startsWith('public/')) {
    await page.waitForFunction(
      ([asset, modified]) =>
        window.remotion_staticFiles.some(
          (each) => each.name === asset && each.lastModified >= modified,
        ),
      [name.slice('public/'.length), Math.floor(statSync(file).mtimeMs)] as const,
    );
  }
};
