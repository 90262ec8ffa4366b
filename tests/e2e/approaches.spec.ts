/** The questions on /docs/ssr lead to a guide: by mouse without JavaScript, and by keyboard. */
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const answers = ['No, or it renders fast enough without one', 'A user of your app', 'AWS'];

const summary = (page: Page, answer: string) =>
  page.locator('main summary').filter({hasText: new RegExp(`^\\s*${answer}\\s*$`), visible: true});

const guide = (page: Page) =>
  page.locator('main').getByRole('link', {name: 'Set up Lambda'}).filter({visible: true});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a click on an answer opens the next question', async ({page}) => {
    await page.goto('/docs/ssr');
    await expect(guide(page)).toHaveCount(0);
    for (const answer of answers) {
      await summary(page, answer).click();
    }
    await guide(page).click();
    await expect(page).toHaveURL(/\/docs\/lambda\/setup$/);
  });
});

test('the keyboard answers the questions', async ({page}) => {
  await open(page, '/docs/ssr');
  for (const answer of answers) {
    await summary(page, answer).focus();
    await page.keyboard.press('Enter');
  }
  await expect(guide(page)).toBeVisible();
});

test('every question is printed', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/docs/ssr');
  await expect(page.locator('main').getByText('Which cloud do you use?').first()).toBeVisible();
});
