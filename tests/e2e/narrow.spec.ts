/** Nothing scrolls sideways: at 320 px, and at 200 % zoom, which halves the width that a page has. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {kinds} from './support/pages';
import {open} from './support/site';
import {expect, test} from './support/test';

/** What sticks out on the right; parts that scroll by themselves (code, tables) and what is hidden do not count. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) {
      return [];
    }
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 5)
      .concat(`The page is ${document.documentElement.scrollWidth} px wide.`);
  });

for (const {name, width, height} of [
  {name: '320 px', width: 320, height: 640},
  {name: '1280 px at 200 % zoom', width: 640, height: 400},
]) {
  test.describe(name, () => {
    test.use({viewport: {width, height}});

    // One tab for all pages: what counts here is their layout, not their start.
    test('no kind of page scrolls sideways', async ({page}) => {
      test.setTimeout(120_000);
      const faults: Record<string, string[]> = {};
      for (const [kind, path] of kinds) {
        await open(page, path);
        const found = await sticksOut(page);
        if (found.length > 0) {
          faults[`${kind} (${path})`] = found;
        }
      }
      expect(faults).toEqual({});
    });
  });
}

test.describe('320 px', () => {
  test.use({viewport: {width: 320, height: 640}});

  test('the mobile sidebar fits', async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    // It slides in.
    await expect.poll(async () => (await sidebar.boundingBox())?.x).toBe(0);
    expect((await sidebar.boundingBox())?.width).toBeLessThanOrEqual(320);
    expect(await sticksOut(page)).toEqual([]);
  });

  test('a playing demo with its controls fits', async ({page}) => {
    await open(page, '/docs/interpolate');
    const demo = page.getByRole('figure').first();
    await demo.getByRole('button', {name: /^Play/}).click();
    await expect(demo.getByRole('group', {name: /^Parameters of/})).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    const outside = await demo
      .locator('input, select, button, output')
      .evaluateAll((parts) =>
        parts
          .filter((part) => !part.closest('details') && part.getBoundingClientRect().right > 320)
          .map((part) => part.outerHTML.slice(0, 100)),
      );
    // The thumb of the playhead reaches beyond its strip, so that its ends can be touched.
    expect(outside.filter((html) => !html.includes('Timeline of'))).toEqual([]);
  });

  test('what scrolls by itself can be reached by keyboard, on every kind of page', async ({
    page,
    problems,
  }) => {
    test.setTimeout(120_000);
    const faults: Record<string, string[]> = {};
    for (const [kind, path] of kinds) {
      await open(page, path);
      const {violations} = await new AxeBuilder({page})
        .withRules(['scrollable-region-focusable'])
        .analyze();
      if (violations.length > 0) {
        faults[`${kind} (${path})`] = violations.flatMap(({nodes}) =>
          nodes.map(({html}) => html.slice(0, 120)),
        );
      }
    }
    expect(faults).toEqual({});
  });

  test('the check finds what sticks out', async ({page}) => {
    await open(page, '/contact/');
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<p id="wide" style="width: 500px">wide</p>'),
    );
    expect((await sticksOut(page)).join()).toContain('id="wide"');
  });
});
