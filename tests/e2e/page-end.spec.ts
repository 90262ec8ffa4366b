/** The end of a docs page: the way on, how to correct the page, and what it was checked against. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const end = (page: Page) => page.locator('main footer');
const report = (page: Page) => end(page).getByRole('link', {name: 'Report a mistake'});

/** The fields of the issue that the link opens. */
const issueOf = async (page: Page) => {
  const {origin, pathname, searchParams} = new URL((await report(page).getAttribute('href')) ?? '');
  return {address: origin + pathname, body: searchParams.get('body') ?? ''};
};

test('a page ends with the way on, its source, a report, and what it was checked against', async ({
  page,
}) => {
  await open(page, '/docs/paths/get-length');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link')).toHaveCount(2);
  await expect(end(page).getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    /\/docs\/paths\/get-length\.mdx$/,
  );
  await expect(end(page)).toContainText(/Checked against @remotion\/paths 4\.0\.\d+/);
  const below = await end(page).boundingBox();
  const above = await pages.boundingBox();
  expect(below?.y).toBeGreaterThan(above?.y ?? Infinity);
});

test('a report contains the page, the version and the selected text', async ({page}) => {
  await open(page, '/docs/spring');
  expect((await issueOf(page)).address).toBe('https://github.com/remotion-dev/remotion/issues/new');
  expect((await issueOf(page)).body).not.toContain('>');
  const text = await page.evaluate(() => {
    const paragraph = document.querySelector('article .markdown > p');
    window.getSelection()?.selectAllChildren(paragraph ?? document.body);
    return window.getSelection()?.toString() ?? '';
  });
  expect(text.length).toBeGreaterThan(20);
  await report(page).focus();
  const {body} = await issueOf(page);
  expect(body).toMatch(
    /^Page: https?:\/\/\S+\/docs\/spring\nChecked against: remotion \d+\.\d+\.\d+\n/,
  );
  expect(body).toContain(`> ${text.slice(0, 20)}`);
});

test('a report does not contain text from outside of the page', async ({page}) => {
  await open(page, '/docs/spring');
  await page.evaluate(() => {
    window.getSelection()?.selectAllChildren(document.querySelector('.footer') ?? document.body);
  });
  await report(page).focus();
  expect((await issueOf(page)).body).not.toContain('>');
});
