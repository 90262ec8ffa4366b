/**
 * Opens each kind of page once, and measures all that can be measured on every page: layout shifts on a phone, lasting
 * motion, colors, and reflow with narrow windows and large text (WCAG 1.4.4 and 1.4.10). sweep.spec.ts opens all pages.
 */
import type {Page} from '@playwright/test';
import {allFindings, axeFindings, colorFindings} from './support/axe';
import {
  emptyHeaders,
  enlargeText,
  lastingMotion,
  navbarFaults,
  smallLinks,
  smallTargets,
  squeezedCells,
  sticksOut,
} from './support/layout';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {kinds} from './support/pages';
import {nextPaint, open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

/** Records the requests that are not a GET of a file of the site. */
const recordOtherRequests = (page: Page, site: string): string[] => {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    const isFile = /^(?:data|blob):/.test(url) || new URL(url).origin === site;
    if (request.method() !== 'GET' || !isFile) {
      others.push(`${request.method()} ${url}`);
    }
  });
  return others;
};

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

const pages = [
  ...kinds,
  ['long names of packages', '/docs/media-parser'],
  ['long names in notes on options', '/docs/config'],
  ['names of events on several lines', '/docs/player/player'],
] as const;

for (const [kind, path] of pages) {
  test(`${kind} (${path})`, async ({page, baseURL}) => {
    test.slow();
    const faults: Record<string, unknown> = {};
    const expectNone = (what: string, found: readonly unknown[]) => {
      if (found.length > 0) {
        faults[what] = found;
      }
    };
    const otherRequests = recordOtherRequests(page, baseURL ?? '');
    await page.setViewportSize({width: 412, height: 823});
    await recordLayoutShifts(page);
    const response = await page.goto(path);
    await waitForHydration(page);
    await page.waitForTimeout(500);
    expectNone('layout shifts on a phone', await layoutShifts(page));
    expectNone('requests', otherRequests);

    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(kind === 'ai-embed' ? 0 : 1);
    await expect(page.locator('form[action]:not([role=search]), input[type=password]')).toHaveCount(
      0,
    );

    await page.emulateMedia({reducedMotion: 'reduce'});
    expectNone('lasting motion', await lastingMotion(page));

    await resize(page, 1440, 900);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // A transition of a color takes a frame, however short it is.
      await nextPaint(page);
      expectNone(`colors in ${colorScheme} mode`, await colorFindings(page));
    }

    await resize(page, 640, 400);
    expectNone('1280 px at 200 % zoom', await sticksOut(page));
    await resize(page, 320, 640);
    expectNone('320 px', [...(await sticksOut(page)), ...(await outOfReach(page))]);
    await enlargeText(page);
    expectNone('320 px, text at 200 %', await sticksOut(page));
    await resize(page, 1280, 800);
    expectNone('1280 px, text at 200 %', [
      ...(await sticksOut(page)),
      ...(await navbarFaults(page)),
    ]);
    expect(faults).toEqual({});
  });
}

test('the checks find faults', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await recordLayoutShifts(page);
  await open(page, '/contact/');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML(
      'afterbegin',
      `<div style="height: 200px"></div>
      <button id="small" style="height: 30px; margin: 50px">x</button>
      <p style="margin: 50px"><a id="alone" href="/">x</a></p><p>See <a id="inline" href="/">x</a></p>
      <p id="wide" style="width: 500px">wide</p>
      <p style="color: #ccc; background: #fff">faint</p><img src="/img/logo.svg"><button></button>
      <table style="display: table; width: 100px"><tr><th> </th></tr><tr><td>words of a squeezed cell</td></tr></table>`,
    ),
  );
  expect(await layoutShifts(page)).not.toEqual([]);
  expect((await smallTargets(page)).join()).toContain('id="small"');
  const links = (await smallLinks(page)).join();
  expect(links).toContain('id="alone"');
  expect(links).not.toContain('id="inline"');
  expect((await sticksOut(page)).join()).toContain('id="wide"');
  expect(await emptyHeaders(page)).toHaveLength(1);
  expect(await squeezedCells(page)).toHaveLength(1);
  const rules = (await allFindings(page)).map(({rule}) => rule);
  expect(rules).toEqual(expect.arrayContaining(['button-name', 'color-contrast', 'image-alt']));
  await page.addStyleTag({content: '.navbar__link {margin-right: -60px}'});
  await resize(page, 1280, 800);
  expect((await navbarFaults(page)).join()).toContain('Docs overlaps API');
});
