/** Where the reader asked for less motion, nothing moves by itself and nothing moves longer than a blink. */
import {kinds} from './support/pages';
import {open} from './support/site';
import {holdPageScript, startWithoutPreload} from './support/scripts';
import {expect, test} from './support/test';

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('no kind of page has an animation or a transition that lasts', async ({page}) => {
  test.setTimeout(600_000);
  const moving: Record<string, string[]> = {};
  for (const [kind, path] of kinds) {
    await open(page, path);
    const found = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'))
        .filter((element) => {
          const style = getComputedStyle(element);
          const longest = (durations: string): number =>
            Math.max(
              ...durations
                .split(',')
                .map(
                  (duration) => parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000),
                ),
            );
          return (
            (style.animationName !== 'none' && longest(style.animationDuration) > 1) ||
            longest(style.transitionDuration) > 1
          );
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    if (found.length > 0) {
      moving[`${kind} (${path})`] = found.slice(0, 5);
    }
  }
  expect(moving).toEqual({});
});

test('the hero stands still, and its playhead still answers', async ({page}) => {
  await page.clock.install();
  await open(page, '/');
  const playhead = page.getByRole('slider', {name: /^Timeline of the composition/});
  const start = await playhead.inputValue();
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 50);
  await page.clock.runFor(10_000);
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
