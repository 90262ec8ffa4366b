/** Code blocks: colors, highlighted lines, diffs, long samples and copying. Word wrap and tabs are in keyboard.spec.ts. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {without} from './support/settings';
import {open} from './support/site';
import {expect, test} from './support/test';

/** The samples. A signature has no buttons. */
const blocks = (page: Page) => page.locator('.theme-code-block:not([role=group])');

test('highlighted lines stand out', {tag: '@stock'}, async ({page}) => {
  await open(page, '/docs/animating-properties');
  const highlighted = page.locator('.theme-code-block-highlighted-line').first();
  await expect(highlighted).toBeVisible();
  const plain = highlighted.locator('xpath=../*[not(contains(@class, "highlighted"))]').first();
  const ground = (element: Element): string => getComputedStyle(element).backgroundColor;
  expect(await highlighted.evaluate(ground)).not.toBe(await plain.evaluate(ground));
});

test('syntax is highlighted with a dark theme in light mode, too', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/interpolate');
  const pre = blocks(page).first().locator('pre');
  const [ground = 255, text = 0] = await pre.evaluate((element) => {
    const {backgroundColor, color} = getComputedStyle(element);
    return [backgroundColor, color].map((each) =>
      Math.max(...(each.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
    );
  });
  expect(ground).toBeLessThan(64);
  expect(text).toBeGreaterThan(200);
});

/** The clipboard after a click on the copy button of a block. */
const copy = async (page: Page, block: Locator): Promise<string> => {
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

test.describe('the copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('appears under the pointer, copies the text and says so', async ({page}) => {
    await open(page, '/docs/interpolate');
    const block = blocks(page).first();
    await expect(block.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCSS(
      'opacity',
      '0',
    );
    const copied = await copy(page, block);
    expect(copied.trim().split('\n')).toEqual(
      (await block.locator('code').innerText()).trimEnd().split('\n'),
    );
  });
});

test.describe('a diff', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});
  test.fail(...without.buildHighlighting);

  const diff = (page: Page) => page.locator('.theme-code-block.language-diff').first();

  test('marks added lines green and removed lines red, with a sign that screen readers announce', async ({
    page,
    devtools,
  }) => {
    await open(page, '/docs/4-0-migration');
    const lookOf = (tag: string) =>
      diff(page)
        .locator(tag)
        .first()
        .evaluate((line) => {
          const {backgroundColor} = getComputedStyle(line);
          const [red = 0, green = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
          const sign = getComputedStyle(line, '::before').content;
          return [red > green ? 'red' : 'green', sign];
        });
    expect(await lookOf('ins')).toEqual(['green', '"+" / "added: "']);
    expect(await lookOf('del')).toEqual(['red', '"−" / "removed: "']);
    const {nodes} = await devtools.send('Accessibility.getFullAXTree');
    const names = nodes.map(({name}) => String(name?.value ?? ''));
    expect(names).toContain('added: ');
    expect(names).toContain('removed: ');
  });

  test('is copied as the code after the change, without signs', async ({page}) => {
    await open(page, '/docs/4-0-migration');
    const copied = await copy(page, diff(page));
    expect(copied.trim().replaceAll(/\d+\.\d+\.\d+/g, '4.x')).toBe(
      '"remotion": "4.x",\n"@remotion/cli": "4.x",\n"@remotion/renderer": "4.x"',
    );
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
});
