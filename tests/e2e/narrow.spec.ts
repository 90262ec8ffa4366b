/**
 * Pages reflow (WCAG 1.4.10) and stand larger text (WCAG 1.4.4): nothing scrolls sideways or overlaps at
 * 320 px, at 200 % zoom, which halves the width of the window, and with text at 200 % in a wide window. sweep.spec.ts
 * looks at all other pages at 320 px.
 */
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {emptyHeaders, squeezedCells, sticksOut} from './support/layout';
import {kinds} from './support/pages';
import {nextPaint, open} from './support/site';
import {expect, test} from './support/test';

const enlarge = (page: Page) => page.addStyleTag({content: 'html {font-size: 200%}'});

/** Pairs of controls of the navbar that overlap, and texts of it that are cut off. */
const navbarFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent ?? '';
    const parts = Array.from(document.querySelectorAll('.navbar__inner :is(a, button)')).filter(
      (element) => element.checkVisibility({visibilityProperty: true}),
    );
    const overlaps = parts.flatMap((one, index) =>
      parts.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        return apart ? [] : [`${nameOf(one)} overlaps ${nameOf(other)}`];
      }),
    );
    const title = document.querySelector('.navbar__title');
    const isCut = title && title.scrollWidth > title.clientWidth;
    return isCut ? [...overlaps, 'The title is cut off.'] : overlaps;
  });

/**
 * What scrolls by itself and can't be reached by keyboard, and targets of less than 24 px that are close to each other (WCAG
 * 2.5.8).
 */
const outOfReach = async (page: Page): Promise<string[]> => {
  const found = await axeFindings(page, {only: ['scrollable-region-focusable', 'target-size']});
  return found.map(({rule, element}) => `${rule}: ${element}`);
};

/** Sets the size of the window, and waits until the page has been laid out again. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({width, height});
  await nextPaint(page);
};

test.describe('every kind of page', () => {
  const pages = [
    ...kinds,
    ['long names of packages', '/docs/media-parser'],
    ['long names in notes on options', '/docs/config'],
    ['names of events on several lines', '/docs/player/player'],
  ] as const;

  const parts = 2;
  for (let part = 0; part < parts; part += 1) {
    // One tab for all pages, which are opened once: what counts here is their layout, not their start.
    test(`nothing scrolls sideways, overlaps or is out of reach, part ${part + 1} of ${parts}`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const faults: Record<string, string[]> = {};
      for (const [kind, path] of pages.filter((_, index) => index % parts === part)) {
        const expectNone = (where: string, found: readonly string[]) => {
          if (found.length > 0) {
            faults[`${kind} (${path}), ${where}`] = [...found];
          }
        };
        await page.setViewportSize({width: 640, height: 400});
        await open(page, path);
        expectNone('1280 px at 200 % zoom', await sticksOut(page));
        await resize(page, 320, 640);
        expectNone('320 px', [...(await sticksOut(page)), ...(await outOfReach(page))]);
        await enlarge(page);
        expectNone('320 px, text at 200 %', await sticksOut(page));
        await resize(page, 1280, 800);
        expectNone('1280 px, text at 200 %', [
          ...(await sticksOut(page)),
          ...(await navbarFaults(page)),
        ]);
      }
      expect(faults).toEqual({});
    });
  }
});

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
    await expect(demo.getByRole('form', {name: /^Controls for/})).toBeVisible();
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

test.describe('tables on phones', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 320, height: 640}});

  test('show the header of its column in front of each cell', async ({page}) => {
    await page.goto('/docs/compare-ssr');
    const cell = page.locator('td').nth(1);
    const label = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
    const header = await page.locator('th').nth(1).textContent();
    expect(label.replace('" "', '')).toBe(`"${header}: "`);
    // The cells are below each other.
    const [first, second] = [
      await page.locator('td').first().boundingBox(),
      await cell.boundingBox(),
    ];
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    expect(second?.x).toBe(first?.x);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('columnheader', {name: header ?? ''})).toBeAttached();
    await expect(page.getByRole('cell').nth(1)).toBeVisible();
  });

  test('the check finds a squeezed table', async ({page}) => {
    await page.goto('/docs/compare-ssr');
    await page.evaluate(() =>
      document.querySelector('.stacked-table')?.classList.remove('stacked-table'),
    );
    expect((await squeezedCells(page)).length).toBeGreaterThan(5);
  });

  test('the check finds a header without text', async ({page}) => {
    await page.goto('/docs/compare-ssr');
    expect(await emptyHeaders(page)).toEqual([]);
    await page.evaluate(() => document.querySelector('th')?.replaceChildren(' '));
    expect(await emptyHeaders(page)).toHaveLength(1);
  });

  test.afterEach(({problems}) => {
    // Pictures that are not loaded. Broken ones are found by sweep.spec.ts.
    problems.take();
  });
});

test.describe('thumbs', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  /** Controls that a touch misses 21 px above or below their center, or 11 px for sliders and checkboxes. */
  const smallTargets = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          ':is(main, .navbar__inner) :is(button, a.button, input, select, summary, [role=tab])',
        ),
      ]
        .filter((element) =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
        )
        .filter((element) => {
          element.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, top, width, height} = element.getBoundingClientRect();
          const reach = element.matches('[type=range], [type=checkbox]') ? 11 : 21;
          return [-reach, reach].some((offset) => {
            const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
            return hit !== element && !element.contains(hit);
          });
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );

  for (const path of [
    '/',
    '/templates/',
    '/templates/next',
    '/showcase/',
    '/docs/spring',
    '/docs/interpolate',
  ]) {
    test(`controls of ${path} have targets of 44 px, and sliders of 24 px`, async ({page}) => {
      await open(page, path);
      // It covers what is below it, wherever the reader scrolls.
      await page.addStyleTag({content: 'main ~ *, [class*=askAi] {display: none}'});
      expect(await smallTargets(page)).toEqual([]);
    });
  }

  /**
   * Links that are alone in their block and less than 44 px high. Links in a sentence are exempt (WCAG 2.5.8). If
   * there is another target within 44 px, each of them must have at least 24 px.
   */
  const smallLinks = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const blockOf = (link: Element): Element => {
        let block = link.parentElement!;
        while (getComputedStyle(block).display === 'inline') {
          block = block.parentElement!;
        }
        return block;
      };
      /** How far a touch can be above (-1) or below (1) a point, and whether the next target stops it. */
      const reachOf = (link: Element, x: number, y: number, direction: -1 | 1) => {
        const hitAt = (distance: number) => document.elementFromPoint(x, y + direction * distance);
        let distance = 1;
        while (distance < 44 && link.contains(hitAt(distance))) {
          distance += 1;
        }
        const stopped =
          hitAt(distance)?.closest('a, button, input, select, summary, label') != null;
        return {pixels: distance - 1, stopped};
      };
      return (
        [...document.querySelectorAll('main a[href]')]
          .filter((link) => link.checkVisibility({visibilityProperty: true, opacityProperty: true}))
          .filter((link) => blockOf(link).textContent.trim() === link.textContent.trim())
          // A link of two lines is high enough.
          .filter((link) => link.getClientRects().length === 1)
          .filter((link) => {
            link.scrollIntoView({block: 'center', behavior: 'instant'});
            const {left, top, width, height} = link.getClientRects()[0]!;
            const [above, below] = ([-1, 1] as const).map((direction) =>
              reachOf(link, left + Math.min(width / 2, 20), top + height / 2, direction),
            );
            const size = above!.pixels + 1 + below!.pixels;
            return size < (above!.stopped || below!.stopped ? 24 : 44);
          })
          .map((link) => link.outerHTML.slice(0, 120))
      );
    });

  for (const path of [
    '/',
    '/templates/',
    '/templates/next',
    '/showcase/',
    '/blog',
    '/learn',
    '/docs/spring',
    '/docs/cli/render',
    '/docs/paths',
    '/docs/troubleshooting',
    '/docs/lambda/limits',
    '/no/such/page',
  ]) {
    test(`links of ${path} that are not in a sentence have targets of 44 px`, async ({page}) => {
      await open(page, path);
      await page.addStyleTag({content: 'main ~ *, [class*=askAi] {display: none}'});
      expect(await smallLinks(page)).toEqual([]);
    });
  }

  test('links of the footer are 32 px high, because it takes up at most a quarter of the screen', async ({
    page,
  }) => {
    await open(page, '/docs/spring');
    const heights = await page
      .locator('.footer__link-item')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(15);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(32);
  });

  test('the check finds a small link, and exempts links in a sentence', async ({page}) => {
    await open(page, '/contact/');
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<p style="margin: 50px"><a id="alone" href="/">x</a></p><p>See <a id="inline" href="/">x</a></p>',
        ),
    );
    const found = (await smallLinks(page)).join();
    expect(found).toContain('id="alone"');
    expect(found).not.toContain('id="inline"');
  });

  test('the check finds a small target', async ({page}) => {
    await open(page, '/contact/');
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<button id="small" style="height: 30px; margin: 50px">x</button>',
        ),
    );
    expect((await smallTargets(page)).join()).toContain('id="small"');
  });

  test('the items of the menu are at the bottom of the screen', async ({page}) => {
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).tap();
    const items = page.locator('.navbar-sidebar .menu__list').first();
    await expect(items).toBeInViewport();
    const box = await items.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 60);
  });
});

test.describe('text at 200 %, 1280 px', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the hamburger button opens the menu, and Escape closes it', async ({page}) => {
    await open(page, '/docs/interpolate');
    await enlarge(page);
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await hamburger.click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('button', {name: 'Products', exact: true})).toBeInViewport();
    await sidebar.getByRole('button', {name: 'Products', exact: true}).click();
    await expect(sidebar.getByRole('link', {name: 'Lambda', exact: true})).toBeVisible();
    expect(await sticksOut(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sidebar).toHaveCount(0);
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await sidebar.getByRole('link', {name: 'API', exact: true}).click();
    await expect(page).toHaveURL('/docs/api');
    await expect(sidebar).toHaveCount(0);
  });

  test('the check finds what overlaps', async ({page}) => {
    await open(page, '/contact/');
    await page.addStyleTag({content: '.navbar__link {margin-right: -60px}'});
    expect((await navbarFaults(page)).join()).toContain('Docs overlaps API');
  });
});

test('997 px at the default text size, the navbar is the one of wide windows and fits', async ({
  page,
}) => {
  await page.setViewportSize({width: 997, height: 700});
  await open(page, '/docs/interpolate');
  await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
  await expect(page.getByRole('link', {name: 'API', exact: true}).first()).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
});
