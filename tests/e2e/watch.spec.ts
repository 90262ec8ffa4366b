/** The fixture `problems` notices what goes wrong in a page. If it noticed nothing, every test would pass. */
import {open} from './support/site';
import {expect, test} from './support/test';

test('it notices errors, warnings and lost requests', async ({page, problems}) => {
  problems.expect(
    /^console error: an error$/,
    /^console warning: a warning$/,
    /^uncaught: thrown$/,
    /^uncaught: rejected$/,
    /^request failed .*\/lost$/,
    /^status 404: .*\/no-such-file\.svg$/,
    /Failed to load resource/,
  );
  await page.route('**/lost', (route) => route.abort());
  await open(page, '/contact/');
  await page.evaluate(async () => {
    console.error('an error');
    console.warn('a warning');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    await fetch('/lost').catch(() => undefined);
    await fetch('/img/no-such-file.svg');
  });
});

test('it notices hydration errors, and the page is right afterward', async ({page, problems}) => {
  problems.expect(/console error: Docusaurus React Root onRecoverableError/);
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('>Talk to us<', '>Talk to them<')});
  });
  await open(page, '/contact/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Talk to us');
});
