/**
 * The Content-Security-Policy and the other headers of `delivery/`, in a browser: nothing that the site
 * does is against the policy, and what is against it is stopped. All other tests of this folder run with
 * the same headers, and fail when the browser reports a violation. Policies with services are in
 * services.spec.ts.
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {buildDir} from '../../scripts/lib/tools';
import {kinds} from './support/pages';
import {open, waitForHydration} from './support/site';
import {expect, test} from './support/test';

declare global {
  interface Window {
    violations?: string[];
    injected?: boolean;
  }
}

/** Records what the browser stops, on this page and on those after it. */
const recordViolations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.violations = [];
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sourceFile}) => {
        window.violations?.push(`${effectiveDirective} stopped ${blockedURI} (${sourceFile})`);
      },
    );
  });

const violations = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => window.violations);

test.beforeEach(({page}) => recordViolations(page));

for (const [kind, address] of kinds) {
  test(`${kind}: has the policy, and nothing is against it`, async ({page}) => {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    await waitForHydration(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}

test('a demo plays', async ({page}) => {
  await open(page, '/docs/interpolate');
  const demo = page.getByRole('figure', {name: /^Demo: /}).first();
  await demo.getByRole('button', {name: /^Play/}).click();
  await expect(demo.locator('.__remotion-player')).toBeVisible();
  const frame = () => demo.getByRole('slider', {name: /^Timeline of/}).inputValue();
  const first = await frame();
  await expect.poll(frame).not.toBe(first);
  expect(await violations(page)).toEqual([]);
});

test('the search answers', {tag: '@stock'}, async ({page}) => {
  await open(page, '/docs/');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByPlaceholder('Search docs').fill('interpolate');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  'the color mode, the copy button, the panel of Ask AI and a dialog of another page work',
  {tag: '@stock'},
  async ({page}) => {
    await open(page, '/docs/interpolate');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click({force: true});
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

test('a feed is drawn by its style sheet', async ({page, problems}) => {
  const response = await page.goto('/blog/rss.xml');
  expect(response?.headers()['x-content-type-options']).toBe('nosniff');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  // Chromium announces the end of XSLT.
  problems.take();
});

test('a script that is written into a page does not run, nor does text become code', async ({
  page,
  problems,
}) => {
  problems.expect(/Content Security Policy/);
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
  problems.expect(/status 404/, /status of 404/);
  await missing;
  await expect.poll(() => violations(page)).toHaveLength(2);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
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
});

test('a script of another host is not loaded', async ({page, problems}) => {
  problems.expect(/Content Security Policy|csp/);
  await page.route('https://example.com/x.js', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'window.injected = true'}),
  );
  await open(page, '/docs/interpolate');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://example.com/x.js';
    document.body.append(script);
  });
  await expect.poll(() => violations(page)).toHaveLength(1);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
});

test('another site may show /ai-embed in a frame, and no other page', async ({
  page,
  problems,
  baseURL,
}) => {
  problems.expect(/ERR_BLOCKED_BY_RESPONSE/, /X-Frame-Options/);
  // Some browsers block storage in the frames of other sites, and the headless shell doesn't.
  problems.allow(/browser storage is not available/);
  const other = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      ['/ai-embed', '/ai-embed/', '/', '/ai', '/docs/interpolate']
        .map((address) => `<iframe title="${address}" src="${baseURL}${address}"></iframe>`)
        .join(''),
    );
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const heading = (address: string) =>
      page.frameLocator(`iframe[title="${address}"]`).getByRole('heading', {level: 1});
    await expect(heading('/ai-embed')).toHaveText('Ask AI');
    await expect(heading('/ai-embed/')).toHaveText('Ask AI');
    for (const address of ['/', '/ai', '/docs/interpolate']) {
      await expect(heading(address)).toHaveCount(0);
    }
  } finally {
    other.close();
  }
});

test.describe('addresses that moved', () => {
  const moved = {from: '/docs/render-media', to: '/docs/renderer/render-media'};

  test('the host sends them on, and the fragment stays', async ({page}) => {
    await open(page, `${moved.from}?from=test#codec`);
    await expect(page).toHaveURL(`${moved.to}?from=test#codec`);
  });

  test('their page does so where the host does not', async ({page}) => {
    const body = readFileSync(path.join(buildDir, moved.from, 'index.html'), 'utf8');
    const headers = (await page.request.get('/docs/')).headers();
    await page.route(`**${moved.from}?*`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: {'Content-Security-Policy': headers['content-security-policy'] ?? ''},
        body,
      }),
    );
    await page.goto(`${moved.from}?from=test#codec`);
    await expect(page).toHaveURL(`${moved.to}?from=test#codec`);
  });
});

test('every answer forbids guessing its type, and hashed files are kept', async ({request}) => {
  const html = await (await request.get('/docs/')).text();
  const script = /\/assets\/js\/main\.[^"' >]+/.exec(html)?.[0] ?? '';
  for (const [address, cache] of [
    ['/', 'must-revalidate'],
    [script, 'immutable'],
    ['/img/logo.svg', 'must-revalidate'],
    ['/no/such/page', 'must-revalidate'],
    ['/assets/js/gone.0a1b2c3d.js', 'must-revalidate'],
  ] as const) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control'], address).toContain(cache);
  }
});
