/** A site without an analytics id. With one: services.spec.ts. */
import {open} from './support/site';
import {expect, test} from './support/test';

test('nothing is loaded and nothing is sent', async ({page}) => {
  const outside: string[] = [];
  page.on(
    'request',
    (request) => new URL(request.url()).hostname !== 'localhost' && outside.push(request.url()),
  );
  await open(page, '/docs/spring');
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('spring()');
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  expect(
    await page.evaluate(() => [typeof (window as {gtag?: unknown}).gtag, 'dataLayer' in window]),
  ).toEqual(['undefined', false]);
});
