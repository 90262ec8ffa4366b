/** Accessibility of parts that open. kinds.spec.ts measures colors, and sweep.spec.ts applies the other rules of axe to all pages. */
import {allFindings} from './support/axe';
import {open} from './support/site';
import {expect, test} from './support/test';

test('the menu of a phone, with the docs sidebar and with the main menu', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/interpolate');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar.getByRole('link', {name: 'interpolate()'})).toBeInViewport();
  expect(await allFindings(page)).toEqual([]);
  await sidebar.getByRole('button', {name: /Back to main menu/}).click();
  await expect(sidebar.getByRole('button', {name: 'Products', exact: true})).toBeInViewport();
  expect(await allFindings(page)).toEqual([]);
});

test('a playing demo with its controls', async ({page}) => {
  await open(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(demo.getByRole('button', {name: /^Pause/})).toBeVisible();
  await demo.getByText('View source').click();
  expect(await allFindings(page)).toEqual([]);
});
