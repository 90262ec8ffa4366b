/** Code blocks: titles, highlighted lines, diffs, long samples, copy, word wrap, and package-manager tabs that agree across the site. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {without} from './support/settings';
import {open} from './support/site';
import {expect, test} from './support/test';

/** The samples. A signature has no buttons. */
const blocks = (page: Page) => page.locator('.theme-code-block:not([role=group])');

test('a block of a file bears its name', async ({page}) => {
  await open(page, '/docs/interpolate');
  const titled = blocks(page)
    .filter({hasText: /^src\/Flash\.tsx/})
    .first();
  await expect(titled).toBeVisible();
  await expect(titled.locator('code')).not.toContainText('src/Flash.tsx');
});

test('highlighted lines stand out', {tag: '@stock'}, async ({page}) => {
  await open(page, '/docs/animating-properties');
  const highlighted = page.locator('.theme-code-block-highlighted-line').first();
  await expect(highlighted).toBeVisible();
  const plain = highlighted.locator('xpath=../*[not(contains(@class, "highlighted"))]').first();
  const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await highlighted.evaluate(ground)).not.toBe(await plain.evaluate(ground));
});

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('appears under the pointer, copies the text and says so', async ({page}) => {
    await open(page, '/docs/interpolate');
    const block = blocks(page).first();
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await expect(button).toHaveCSS('opacity', '0');
    await block.hover();
    await expect(button).not.toHaveCSS('opacity', '0');
    await button.click();
    await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().split('\n')).toEqual(
      (await block.locator('code').innerText()).trimEnd().split('\n'),
    );
  });
});

test('long lines are wrapped on request', async ({page}) => {
  await page.setViewportSize({width: 500, height: 800});
  await open(page, '/docs/interpolate');
  const wrap = page.getByRole('button', {name: 'Toggle word wrap'}).first();
  const pre = blocks(page).filter({has: wrap}).first().locator('pre');
  const overflow = (): Promise<number> =>
    pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await pre.hover();
  await wrap.click();
  await expect.poll(overflow).toBe(0);
});

test('the package manager that a reader chooses holds on all pages', async ({page}) => {
  await open(page, '/docs/');
  const tabs = page.getByRole('tablist').filter({hasText: 'pnpm'}).first();
  await expect(tabs.getByRole('tab')).toHaveText(['npm', 'pnpm', 'yarn', 'bun']);
  await tabs.getByRole('tab', {name: 'bun'}).click();
  for (const group of await page.getByRole('tablist').filter({hasText: 'pnpm'}).all()) {
    await expect(group.getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  }
  await open(page, '/templates/tiktok');
  for (const group of await page.getByRole('tablist').filter({hasText: 'pnpm'}).all()) {
    await expect(group.getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText(
    'bun create video',
  );
});

/** The clipboard after a click on the copy button of a block. */
const copy = async (page: Page, block: Locator): Promise<string> => {
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

test.describe('a diff', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  test.fail(...without.buildHighlighting);

  const diff = (page: Page) => page.locator('.theme-code-block.language-diff').first();

  test('has added lines in green and removed lines in red, with the colors of their language', async ({
    page,
  }) => {
    await open(page, '/docs/4-0-migration');
    const ground = (line: Locator) =>
      line.evaluate((element) => {
        const {backgroundColor} = getComputedStyle(element);
        const [red = 0, green = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        return red > green ? 'red' : 'green';
      });
    const added = diff(page).locator('ins');
    const removed = diff(page).locator('del');
    await expect(added).toHaveCount(3);
    await expect(removed).toHaveCount(3);
    expect(await ground(added.first())).toBe('green');
    expect(await ground(removed.first())).toBe('red');
    // Names and values of JSON, and the punctuation between them.
    for (const line of [added, removed]) {
      const colors = await line
        .first()
        .locator('span')
        .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).color));
      expect(new Set(colors).size).toBeGreaterThan(2);
    }
  });

  test('shows a sign for each changed line, and tells it to screen readers', async ({
    page,
    devtools,
  }) => {
    await open(page, '/docs/4-0-migration');
    const sign = (tag: string) =>
      diff(page)
        .locator(tag)
        .first()
        .evaluate((line) => getComputedStyle(line, '::before').content);
    expect(await sign('ins')).toBe('"+" / "added: "');
    expect(await sign('del')).toBe('"−" / "removed: "');
    const {nodes} = await devtools.send('Accessibility.getFullAXTree');
    const names = nodes.map(({name}) => String(name?.value ?? ''));
    expect(names).toContain('added: ');
    expect(names).toContain('removed: ');
  });

  test('is copied as the code after the change, without signs', async ({page}) => {
    await open(page, '/docs/4-0-migration');
    const copied = await copy(page, diff(page));
    expect(copied.trim().split('\n')).toEqual([
      '"remotion": "4.0.331",',
      '"@remotion/cli": "4.0.331",',
      '"@remotion/renderer": "4.0.331"',
    ]);
  });
});

test.describe('a sample of more than 40 lines', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  test.fail(...without.buildHighlighting);

  const path = '/docs/measuring';
  const file = 'examples/scenes/src/measuring/MarkedWord.tsx';
  const {length} = readFileSync(file, 'utf8').trimEnd().split('\n');
  const long = (page: Page) => blocks(page).filter({hasText: /^src\/MarkedWord\.tsx/});
  const line = (page: Page, number: number) =>
    long(page)
      .locator('.token-line')
      .nth(number - 1);
  const toggle = (page: Page) => long(page).locator('summary');

  test('shows 25 lines and how many it has, and opens and closes by keyboard', async ({page}) => {
    await open(page, path);
    await expect(line(page, 25)).toBeVisible();
    await expect(line(page, 26)).toBeHidden();
    await expect(toggle(page)).toHaveText(new RegExp(`^Show all ${length} lines`));
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(line(page, length)).toBeVisible();
    await expect(toggle(page).getByText('Show only the first 25 lines')).toBeVisible();
    await expect(toggle(page).getByText(`Show all ${length} lines`)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(line(page, 26)).toBeHidden();
  });

  test('shows its start again after it was closed at its end', async ({page}) => {
    await open(page, path);
    await toggle(page).click();
    await line(page, length).scrollIntoViewIfNeeded();
    await toggle(page).click();
    await expect(line(page, 1)).toBeInViewport();
  });

  test('is copied whole', async ({page}) => {
    await open(page, path);
    expect((await copy(page, long(page))).trimEnd().split('\n')).toHaveLength(length);
  });

  test('keeps its lines within the block, and the button in view, when it scrolls sideways', async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 800});
    await open(page, path);
    const scroller = toggle(page).locator('xpath=../..');
    await scroller.focus();
    // The browser ignores the key while the page still scrolls to the focused element.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      expect(await scroller.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
    }).toPass();
    const {x = -1, width = 0} = (await toggle(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  });

  test('is whole in print', async ({page}) => {
    await open(page, path);
    await page.emulateMedia({media: 'print'});
    await expect(line(page, length)).toBeVisible();
    await expect(toggle(page)).toBeHidden();
  });

  test('opens when a link leads to a text in it', async ({page}) => {
    await page.goto(`${path}#:~:text=box.height`);
    await expect(toggle(page).locator('xpath=..')).toHaveAttribute('open');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens', async ({page}) => {
      await page.goto(path);
      await expect(line(page, 26)).toBeHidden();
      await toggle(page).click();
      await expect(line(page, length)).toBeVisible();
    });
  });

  test('a demo shows its whole source at once', async ({page}) => {
    await open(page, '/docs/easing');
    await expect(page.locator('figure details summary').first()).toHaveText('View source');
    await expect(page.locator('figure details details')).toHaveCount(0);
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`syntax is highlighted with a dark theme in ${mode} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode});
    await open(page, '/docs/interpolate');
    const code = page.locator('.theme-code-block:not([role=group]) pre').first();
    const [ground, text] = await code.evaluate((element) => {
      const brightness = (colour: string): number =>
        Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
      const style = getComputedStyle(element);
      return [brightness(style.backgroundColor), brightness(style.color)];
    });
    expect(ground).toBeLessThan(64);
    expect(text).toBeGreaterThan(200);
    expect(await code.locator('.token-line span[style]').count()).toBeGreaterThan(5);
  });
}
