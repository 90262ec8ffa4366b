/** The table of contents follows the reader, next to the page and in the bar of narrow windows. */
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

/** A page with more sections than fit on a screen. */
const path = '/docs/player/player';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

test.describe('next to the page', () => {
  test.use({viewport: {width: 1440, height: 700}});

  const list = (page: Page) => page.locator('.theme-doc-toc-desktop');
  const active = (page: Page) => list(page).locator('[aria-current=location]');

  test('always shows its active entry', async ({page}) => {
    await open(page, path);
    const height = await page.evaluate(() => document.body.scrollHeight);
    const seen = new Set<string>();
    for (const part of [0.2, 0.4, 0.6, 0.8, 0.95, 0.5, 0.1]) {
      await scrollTo(page, height * part);
      await expect(active(page)).toHaveCount(1);
      await expect(active(page)).toHaveClass(/table-of-contents__link--active/);
      await expect
        .poll(async () => {
          const [entry, box] = [await active(page).boundingBox(), await list(page).boundingBox()];
          return entry && box && entry.y >= box.y && entry.y + entry.height <= box.y + box.height;
        }, `at ${part} of the page`)
        .toBe(true);
      seen.add((await active(page).textContent()) ?? '');
    }
    expect(seen.size).toBeGreaterThan(4);
  });

  test('lists the headings of levels 2 and 3', async ({page}) => {
    await page.goto('/docs/interpolate');
    const headings = await page
      .locator('article .markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    const links = await list(page)
      .getByRole('link')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href')));
    expect(headings.length).toBeGreaterThan(5);
    expect(links).toEqual(headings);
  });

  test('does not scroll the page, and is at its start above the first section', async ({page}) => {
    await open(page, path);
    const far = await page.evaluate(() => Math.round(document.body.scrollHeight * 0.7));
    await scrollTo(page, far);
    await expect(active(page)).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(far);
    await expect.poll(() => list(page).evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    await scrollTo(page, 0);
    await expect.poll(() => list(page).evaluate(({scrollTop}) => scrollTop)).toBe(0);
  });
});

test.describe('the bar of narrow windows', () => {
  test.use({viewport: {width: 390, height: 844}});

  const bar = (page: Page) => page.locator('.theme-doc-toc-mobile');
  const summary = (page: Page) => bar(page).locator('summary');
  const list = (page: Page) => bar(page).getByRole('list').first();

  const bottomOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };

  test('is below the title, and names the current section while the reader scrolls', async ({
    page,
  }) => {
    await recordLayoutShifts(page);
    await page.goto(path);
    expect((await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(page, 'h1'));
    await expect(summary(page)).toHaveText('On this page');
    await waitForHydration(page);
    const heading = page.locator('h2[id]').nth(1);
    const {y = 0} = (await heading.boundingBox()) ?? {};
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.mouse.wheel(0, y - 500);
    await expect(summary(page)).toContainText(
      ((await heading.textContent()) ?? '').replace(/[\u200B#]/g, ''),
    );
    // The navbar has slid away.
    await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
    await page.mouse.wheel(0, -100);
    await expect
      .poll(async () => Math.round((await bar(page).boundingBox())?.y ?? 0))
      .toBe(Math.round((await page.locator('.navbar').boundingBox())?.height ?? 0));
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('opens and closes by keyboard, and says whether it is open', async ({page, devtools}) => {
    await open(page, path);
    const expanded = async () => {
      const {nodes} = await devtools.send('Accessibility.getFullAXTree');
      const node = nodes.find(({name}) => String(name?.value ?? '').startsWith('On this page'));
      const property = node?.properties?.find(({name}) => name === 'expanded');
      return property?.value.value === true;
    };
    await summary(page).focus();
    await expect.poll(expanded).toBe(false);
    await page.keyboard.press('Enter');
    await expect(list(page)).toBeVisible();
    await expect.poll(expanded).toBe(true);
    await page.keyboard.press('Tab');
    await expect(list(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(summary(page)).toBeFocused();
  });

  test('closes when the reader presses elsewhere or moves on', async ({page}) => {
    await open(page, '/docs/spring');
    await summary(page).click();
    await expect(list(page)).toBeVisible();
    await page.mouse.click(20, 800);
    await expect(list(page)).toBeHidden();
    await summary(page).click();
    await list(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(list(page)).toBeHidden();
  });

  test('leads to a section, which it does not cover', async ({page}) => {
    await open(page, path);
    await summary(page).click();
    const link = list(page).getByRole('link').nth(12);
    const id = new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await link.click();
    await expect(list(page)).toBeHidden();
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    await expect
      .poll(
        async () =>
          ((await heading.boundingBox())?.y ?? 0) >=
          (await bottomOf(page, 'nav.theme-doc-toc-mobile')),
      )
      .toBe(true);
  });

  test('shows its active entry when it opens', async ({page}) => {
    await open(page, path);
    await scrollTo(page, (await page.evaluate(() => document.body.scrollHeight)) * 0.7);
    await expect(bar(page).locator('[aria-current=location]')).toHaveCount(1);
    await summary(page).click();
    await expect(bar(page).locator('[aria-current=location]')).toBeInViewport({ratio: 1});
  });
});
