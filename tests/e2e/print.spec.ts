/** A printed page is ink on white, without navigation, and says where its links lead. */
import {open} from './support/site';
import {expect, test} from './support/test';

test.beforeEach(({page}) => page.emulateMedia({media: 'print', colorScheme: 'dark'}));

test('without navigation', async ({page}) => {
  await open(page, '/docs/interpolate');
  for (const part of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.theme-doc-breadcrumbs',
    '.pagination-nav',
    '.hash-link',
  ]) {
    await expect(page.locator(part).filter({visible: true}), part).toHaveCount(0);
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('ink on white, code too', async ({page}) => {
  await open(page, '/docs/interpolate');
  for (const selector of ['html', '.theme-code-block pre']) {
    await expect(page.locator(selector).first(), selector).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
  }
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.token-line span[style]').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('titles of code are readable, and nothing is left of the controls of demos', async ({
  page,
}) => {
  await open(page, '/docs/interpolate');
  const block = page
    .locator('.theme-code-block')
    .filter({has: page.locator('[class*=codeBlockTitle]')})
    .first();
  await expect(block.locator('[class*=codeBlockTitle]')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(block).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(block).toHaveCSS('border-top-width', '1px');
  await expect(page.locator('figure [data-strip]').filter({visible: true})).toHaveCount(0);
});

test('with the addresses of links to other sites', async ({page}) => {
  await open(page, '/docs/license');
  const link = page.locator('article .markdown a[href^="https://"]').first();
  const address = await link.getAttribute('href');
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    address,
  );
});

test('the code on the home page is ink on white, and buttons that need scripts are gone', async ({
  page,
}) => {
  await open(page, '/');
  const code = page.locator('main pre').first();
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(code.locator('span[style]').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('.js-only').filter({visible: true})).toHaveCount(0);
  const button = page.getByRole('main').getByRole('link', {name: 'Read the docs'}).first();
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
