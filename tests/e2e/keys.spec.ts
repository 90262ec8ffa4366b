/** Keys that belong to an input method, to a field of an extension or to the browser. */
import {open} from './support/site';
import {expect, test} from './support/test';

test('Escape that ends a composition keeps the search and its text', async ({page}) => {
  await open(page, '/docs/spring');
  await page.keyboard.press('Control+K');
  const field = page.getByRole('dialog', {name: 'Search'}).getByPlaceholder('Search docs');
  await field.fill('アニ');
  for (const init of [{isComposing: true}, {keyCode: 229}]) {
    await field.dispatchEvent('keydown', {key: 'Escape', ...init});
  }
  await expect(field).toHaveValue('アニ');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});

test('a slash in a field of an extension is typed there', async ({page}) => {
  await open(page, '/docs/spring');
  await page.evaluate(() => {
    const host = document.createElement('password-manager');
    document.body.append(host);
    const field = document.createElement('input');
    host.attachShadow({mode: 'open'}).append(field);
    field.focus();
  });
  await page.keyboard.press('/');
  await expect(page.locator('password-manager input')).toHaveValue('/');
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
});

test('with Shift, Alt or another shortcut, the keys of the search belong to the browser', async ({
  page,
}) => {
  await open(page, '/docs/spring');
  for (const key of ['Control+Shift+K', 'Control+Alt+K', 'Control+/']) {
    await page.keyboard.press(key);
  }
  await page.waitForTimeout(300);
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
});
