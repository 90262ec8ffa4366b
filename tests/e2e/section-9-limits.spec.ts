/**
 * SPEC section 9: business constants and limits. Elsewhere: the progress bar's 200 ms and the lazy
 * components' 200 ms (section-4-states), no prefetch on 2G or save-data (section-7-calls), ten posts a
 * page (section-2-routes), the footer logo of 32 px (section-2-navigation), the search (search.spec.ts).
 */
import type {Page} from '@playwright/test';
import {bundledModule} from './support/modules';
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

// The scheduler that the page's React runs on.
test.describe('scheduler', () => {
  interface Scheduler {
    readonly unstable_ImmediatePriority: number;
    readonly unstable_UserBlockingPriority: number;
    readonly unstable_NormalPriority: number;
    readonly unstable_LowPriority: number;
    readonly unstable_IdlePriority: number;
    readonly unstable_scheduleCallback: (
      priority: number,
      callback: () => void,
    ) => {startTime: number; expirationTime: number};
    readonly unstable_cancelCallback: (task: object) => void;
    readonly unstable_shouldYield: () => boolean;
    readonly unstable_forceFrameRate: (fps: number) => void;
  }
  const scheduler = async (page: Page) => {
    await open(page, '/about/');
    return bundledModule<Scheduler>(page, '.unstable_forceFrameRate=');
  };

  test('immediate -1, user-blocking 250 ms, normal 5000 ms, low 10000 ms, idle 1073741823 ms', async ({
    page,
  }) => {
    const timeouts = await (
      await scheduler(page)
    ).evaluate((it) =>
      [
        it.unstable_ImmediatePriority,
        it.unstable_UserBlockingPriority,
        it.unstable_NormalPriority,
        it.unstable_LowPriority,
        it.unstable_IdlePriority,
      ].map((priority) => {
        const task = it.unstable_scheduleCallback(priority, () => undefined);
        it.unstable_cancelCallback(task);
        return Math.round(task.expirationTime - task.startTime);
      }),
    );
    expect(timeouts).toEqual([-1, 250, 5000, 10000, 1073741823]);
  });

  test('a frame slice is 5 ms long', async ({page}) => {
    const yields = await (
      await scheduler(page)
    ).evaluate(
      (it) =>
        new Promise<boolean[]>((resolve) => {
          // The test sets the time, so that a busy machine makes no difference.
          let time = performance.now();
          performance.now = () => time;
          it.unstable_scheduleCallback(it.unstable_NormalPriority, () => {
            const start = time;
            resolve(
              [0, 4.9, 5].map((passed) => {
                time = start + passed;
                return it.unstable_shouldYield();
              }),
            );
          });
        }),
    );
    expect(yields).toEqual([false, false, true]);
  });

  test('the forced frame rate goes from 1 to 125', async ({page, problems}) => {
    problems.expect(/forceFrameRate takes a positive int between 0 and 125/);
    const it = await scheduler(page);
    await it.evaluate(({unstable_forceFrameRate: force}) => [1, 125].forEach(force));
    expect(problems.take()).toEqual([]);
    await it.evaluate(({unstable_forceFrameRate: force}) => force(126));
    await it.evaluate(({unstable_forceFrameRate: force}) => force(0));
  });
});
