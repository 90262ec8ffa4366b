/** The browser's search finds what is folded, and shows it. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

/** The folded parts that the browser doesn't search, because they aren't rendered. */
const notSearched = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'main details:not(nav details) > :not(summary), main [role="tabpanel"]',
      ),
    )
      .filter((part) => getComputedStyle(part).display === 'none')
      .map((part) => part.textContent.slice(0, 40)),
  );

for (const [what, address] of [
  ['a folded part of a page, and tabs', '/docs/lambda/setup'],
  ['the source of a demo, and long samples', '/docs/interpolate'],
  ['the flags of all commands', '/docs/cli/render'],
  ['a table of a calculator', '/docs/lambda/cost-example'],
] as const) {
  test(`the browser searches ${what}`, async ({page}) => {
    await open(page, address);
    expect(await notSearched(page)).toEqual([]);
  });
}

test('a tab in which the browser finds something is selected, with the others of its group', async ({
  page,
}) => {
  await open(page, '/docs/lambda/setup');
  const tabs = page.getByRole('tab', {name: 'pnpm', exact: true});
  const count = await tabs.count();
  expect(count).toBeGreaterThan(1);
  const panel = (await tabs.first().getAttribute('aria-controls')) ?? '';
  await page.evaluate((id) => {
    // As the browser does before it scrolls to the text.
    document.getElementById(id)?.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }, panel);
  await expect(page.getByRole('tab', {name: 'pnpm', exact: true, selected: true})).toHaveCount(
    count,
  );
});
