/** Sizes of the loader and the error box, and the width at which the layout changes. */
import type {Page} from '@playwright/test';
import {holdPageScript, losePageScript, startWithoutPreload} from './support/scripts';
import {open} from './support/site';
import {expect, test} from './support/test';

const path = '/docs/interpolate';
const script = '@site/docs/interpolate.mdx';

test('the loader is 128 by 110, with three rings on cycles of 1.5 s and 3 s', async ({
  page,
  problems,
}) => {
  await holdPageScript(page, script);
  await startWithoutPreload(page, path);
  const loader = page.locator('svg#loader');
  await expect(loader).toBeVisible();
  const box = await loader.boundingBox();
  expect([box?.width, box?.height]).toEqual([128, 110]);
  const rings = await loader
    .locator('circle')
    .evaluateAll((circles) =>
      circles.map((circle) =>
        Array.from(
          circle.querySelectorAll('animate'),
          (animate) =>
            `${animate.getAttribute('attributeName')} ${animate.getAttribute('begin')} ${animate.getAttribute('dur')}`,
        ),
      ),
    );
  expect(rings).toEqual([
    ['r 1.5s 3s', 'stroke-opacity 1.5s 3s', 'stroke-width 1.5s 3s'],
    ['r 3s 3s', 'stroke-opacity 3s 3s', 'stroke-width 3s 3s'],
    ['r 0s 1.5s'],
  ]);
  problems.take();
});

for (const width of [1440, 390]) {
  test(`the error box is 50% wide and centred at ${width} px`, async ({page, problems}) => {
    await page.setViewportSize({width, height: 800});
    await losePageScript(page, script);
    await startWithoutPreload(page, path);
    const box = page
      .getByRole('button', {name: 'Retry', exact: true})
      .locator('xpath=ancestor::div[p][1]');
    await expect(box).toBeVisible();
    const [inner, outer] = await box.evaluate((element) => {
      const {left, width: own} = element.getBoundingClientRect();
      const parent = element.parentElement as HTMLElement;
      const style = getComputedStyle(parent);
      const from = parent.getBoundingClientRect().left + parseFloat(style.paddingLeft);
      const room =
        parent.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return [
        {left, width: own},
        {left: from, width: room},
      ];
    });
    expect(inner.width / outer.width).toBeCloseTo(0.5, 2);
    expect(Math.abs(inner.left + inner.width / 2 - (outer.left + outer.width / 2))).toBeLessThan(1);
    problems.take();
    // Another request for the lost file may follow.
    problems.allow(/net::ERR_FAILED/);
  });
}

test.describe('desktop breakpoint', () => {
  const hamburger = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

  for (const {width, desktop} of [
    {width: 996, desktop: false},
    {width: 997, desktop: true},
  ]) {
    test(`at ${width} px the layout is ${desktop ? 'wide' : 'narrow'}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, '/docs/interpolate');
      const wide = [
        page.locator('.theme-doc-sidebar-container'),
        page.locator('.theme-doc-toc-desktop'),
        page.getByRole('button', {name: 'Products', exact: true}),
      ];
      if (desktop) {
        await expect(hamburger(page)).toBeHidden();
        for (const part of wide) {
          await expect(part).toBeVisible();
        }
      } else {
        await expect(hamburger(page)).toBeVisible();
        for (const part of wide) {
          await expect(part).toBeHidden();
        }
      }
    });
  }
});
