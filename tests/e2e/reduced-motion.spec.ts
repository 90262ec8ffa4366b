/** Where the reader asked for less motion, nothing moves by itself. kinds.spec.ts looks for animations on each kind of page. */
import {open} from './support/site';
import {holdPageScript, startWithoutPreload} from './support/scripts';
import {expect, test} from './support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('the hero stands still, and its playhead still answers', async ({page, clock}) => {
  await clock.install();
  await open(page, '/');
  const playhead = page.getByRole('slider', {name: /^Timeline of the composition/});
  const start = await playhead.inputValue();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 50);
  await clock.runFor(10_000);
  await expect(playhead).toHaveValue(start);
  await expect(page.getByRole('button', {name: /^Pause/})).toHaveCount(0);
  await playhead.focus();
  await page.keyboard.press('ArrowRight');
  await expect(playhead).toHaveValue(String(Number(start) + 1));
});

test('the loader says in words that the page loads', async ({page, problems}) => {
  await holdPageScript(page, '@site/docs/interpolate.mdx');
  await startWithoutPreload(page, '/docs/interpolate');
  await expect(page.getByText('Loading the page')).toBeVisible();
  await expect(page.locator('svg#loader')).toBeHidden();
  problems.take();
});

test('jumps to headings are not animated', async ({page}) => {
  await open(page, '/docs/interpolate');
  await page.locator('.table-of-contents').getByRole('link', {name: 'See also'}).click();
  const first = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(window.scrollY))),
  );
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(first);
});
