/**
 * The Content-Security-Policy of `delivery/` in a browser: what it doesn't allow is blocked. That nothing of the site is
 * against it is proven by all tests of this folder, because they fail when the browser reports a violation; kinds.spec.ts
 * opens each kind of page. Policies with services are in services.spec.ts.
 */
import {open} from './support/site';
import {expect, test} from './support/test';

test('a script that is written into a page does not run, nor does text become code', async ({
  page,
  problems,
}) => {
  problems.expect(
    /inline script.*Content Security Policy/,
    /inline event handler.*Content Security Policy/,
    /status 404/,
    /status of 404/,
  );
  await open(page, '/docs/interpolate');
  const missing = page.waitForResponse(/\/none$/);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none" onerror="window.injected = true">',
    );
  });
  await missing;
  // What the test itself evaluates comes from outside the page, so a timer of the page has to try.
  const evaluated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- this is what must not work
            new Function('window.injected = true')();
            resolve('ran');
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      }),
  );
  expect(evaluated).toBe('EvalError');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('a feed is drawn by its style sheet', async ({page, problems}) => {
  await page.goto('/blog/rss.xml');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // Chromium announces the end of XSLT.
  problems.take();
});
