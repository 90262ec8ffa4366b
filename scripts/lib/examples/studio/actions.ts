import {readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import type {StudioAction} from '../../../../examples/define';

export interface StudioContext {
  readonly page: Page;
  /** Where the Studio runs: `http://localhost:3000`. */
  readonly origin: string;
  /** Absolute path of the project that the Studio shows. */
  readonly project: string;
  /** How long to wait for what must appear, in milliseconds. */
  readonly limit: number;
}

interface StudioWindow extends Window {
  /** Missing after the page was loaded again. */
  loadedOnce?: boolean;
}

const visible = (page: Page, text: string | RegExp): Locator =>
  page.getByText(text, {exact: true}).filter({visible: true}).first();

const labelOf = (page: Page, field: string): Locator => page.locator(`[data-json-path="${field}"]`);

const inputOf = (page: Page, field: string): Locator =>
  labelOf(page, field).locator('xpath=following::*[self::input or self::textarea][1]');

const markLoaded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as StudioWindow).loadedOnce = true;
  });

/** Resolves after the page has rendered what it received until now. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        void fetch('/').then(() => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }),
  );

const replaceIn = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) {
    throw new Error(`The file doesn't contain ${JSON.stringify(from)}. Correct \`from\`.`);
  }
  writeFileSync(file, text.replace(from, to));
};

const edit = async (
  {page, project, limit}: StudioContext,
  name: string,
  [from, to]: readonly [string, string],
): Promise<void> => {
  const file = path.join(project, name);
  replaceIn(file, from, to);
  if (name.startsWith('public/')) {
    await page.waitForFunction(
      ([asset, modified]) =>
        window.remotion_staticFiles.some(
          (each) => each.name === asset && each.lastModified >= modified,
        ),
      [name.slice('public/'.length), Math.floor(statSync(file).mtimeMs)] as const,
      {timeout: limit},
    );
  }
};

/** Compares a file that the Studio saved with the lines that it had before. */
const checkSaved = async (
  before: string,
  read: () => string,
  line: string,
  limit: number,
): Promise<void> => {
  const old = before.split('\n');
  await expect
    .poll(
      () => {
        const changed = read().split('\n');
        return changed.filter((each) => !old.includes(each)).map((each) => each.trim());
      },
      {timeout: limit},
    )
    .toEqual([line]);
};

/** The largest distance between the same edges of two elements, in pixels. */
const distanceOf = async (page: Page, ...selectors: [string, string]): Promise<number> => {
  const [one, other] = await Promise.all(
    selectors.map((selector) => page.locator(selector).first().boundingBox()),
  );
  return one && other
    ? Math.max(
        Math.abs(one.x - other.x),
        Math.abs(one.y - other.y),
        Math.abs(one.x + one.width - other.x - other.width),
        Math.abs(one.y + one.height - other.y - other.height),
      )
    : Infinity;
};

/**
 * Does one action in the Studio, and waits for what it names.
 *
 * @param original returns the text of a file of the example, which the project is a copy of
 * @throws if what the action names doesn't appear in time
 */
export const act = async (
  context: StudioContext,
  action: StudioAction,
  original: (file: string) => string,
): Promise<void> => {
  const {page, origin, project, limit: timeout} = context;
  if ('open' in action) {
    await page.goto(`${origin}/${action.open}`, {timeout});
    await expect(page.getByText(/^Duration \d/)).toBeVisible({timeout});
    await markLoaded(page);
  } else if ('reload' in action) {
    await page.reload({timeout});
    await expect(page.getByText(/^Duration \d/)).toBeVisible({timeout});
    await markLoaded(page);
  } else if ('press' in action) {
    // The Studio registers its shortcuts after it renders.
    await settle(page);
    await page.keyboard.press(action.press);
  } else if ('type' in action) {
    await page.keyboard.type(action.type);
  } else if ('click' in action) {
    await visible(page, action.click)
      .or(page.getByTitle(action.click, {exact: true}))
      .first()
      .click({timeout});
  } else if ('field' in action) {
    await inputOf(page, action.field).fill(action.value, {timeout});
  } else if ('savable' in action) {
    // The second button of a changed field. It appears once the server has found the field's value in the code.
    await expect(labelOf(page, action.savable).locator('button').nth(1)).toBeEnabled({timeout});
    await settle(page);
  } else if ('edit' in action) {
    await edit(context, action.edit, [action.from, action.to]);
  } else if ('shows' in action) {
    await expect(visible(page, action.shows)).toBeVisible({timeout});
  } else if ('hides' in action) {
    await expect(visible(page, action.hides)).toBeHidden({timeout});
  } else if ('keeps' in action) {
    await settle(page);
    expect(await visible(page, action.keeps).isVisible()).toBe(true);
  } else if ('element' in action) {
    await expect(page.locator(action.element).first()).toBeAttached({timeout});
  } else if ('request' in action) {
    const response = await page.request.get(`${origin}${action.request}`, {timeout});
    expect(response.status()).toBe(action.status);
  } else if ('url' in action) {
    await expect.poll(() => new URL(page.url()).pathname, {timeout}).toBe(action.url);
  } else if ('label' in action) {
    await expect(labelOf(page, action.label).locator('span').first()).toHaveCSS(
      'color',
      action.color,
      {timeout},
    );
  } else if ('window' in action) {
    await page.setViewportSize(action.window);
  } else if ('covered' in action) {
    await expect
      .poll(() => distanceOf(page, action.covered, action.by), {timeout})
      .toBeLessThanOrEqual(1);
  } else if ('file' in action) {
    const file = path.join(project, action.file);
    await checkSaved(original(action.file), () => readFileSync(file, 'utf8'), action.line, timeout);
  } else {
    await settle(page);
    expect(await page.evaluate(() => (window as StudioWindow).loadedOnce)).toBe(true);
  }
};
