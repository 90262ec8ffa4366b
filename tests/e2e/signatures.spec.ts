/** The title of an API page with its badge, and the signature below the first paragraph. */
import type {Locator, Page} from '@playwright/test';
import {fetchText, open, sitemapPaths} from './support/site';
import {expect, test} from './support/test';

const signature = (page: Page): Locator => page.getByRole('group', {name: 'Signature'});

const box = (page: Page): Locator => page.locator('.scroll-box').filter({has: signature(page)});

const overflow = (locator: Locator): Promise<number> =>
  locator.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);

test('is between the first paragraph and the example, with the import and the call', async ({
  page,
}) => {
  await open(page, '/docs/interpolate');
  await expect(signature(page)).toContainText("import {interpolate} from 'remotion';");
  await expect(signature(page)).toContainText('interpolate(');
  await expect(page.locator('.markdown > p + .scroll-box + #example')).toHaveCount(1);
  await expect(page.locator('.markdown > p + .scroll-box [role=group]')).toBeVisible();
});

test('an option leads to its heading', async ({page}) => {
  await open(page, '/docs/interpolate');
  await signature(page).getByRole('link', {name: 'extrapolateLeft'}).click();
  await expect(page).toHaveURL('/docs/interpolate#extrapolateleft');
  await expect(page.locator('#extrapolateleft')).toBeInViewport();
});

test('on every API page, it is short, complete, and its links lead to headings', async ({
  page,
  request,
}) => {
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith('/docs/'));
  const faults: Record<string, string[]> = {};
  let count = 0;
  for (const path of paths) {
    const html = await fetchText(request, path);
    if (!html.includes('aria-label="Signature"') && !html.includes('aria-label=Signature')) {
      continue;
    }
    count += 1;
    const found = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      const code = document.querySelector('[aria-label=Signature] code');
      const lines = (code?.textContent ?? '').split('\n');
      const dead = [...(code?.querySelectorAll('a') ?? [])]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => document.getElementById(href.slice(1)) === null);
      return [
        ...(lines[0]?.startsWith('import ') ? [] : [`begins with ${lines[0]}`]),
        ...(lines.length > 21 ? [`${lines.length} lines`] : []),
        ...dead.map((href) => `no heading for ${href}`),
      ];
    }, html);
    if (found.length > 0) {
      faults[path] = found;
    }
  }
  expect(faults).toEqual({});
  expect(count).toBeGreaterThan(100);
});

test('scrolls in its own box on a phone, where the keyboard reaches it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/interpolate');
  expect(await overflow(box(page))).toBeGreaterThan(0);
  await expect(box(page)).toHaveAttribute('tabindex', '0');
  expect(await overflow(page.locator('html'))).toBe(0);
});

test('is no stop for the keyboard if it fits', async ({page}) => {
  await open(page, '/docs/interpolate');
  expect(await overflow(box(page))).toBe(0);
  await expect(box(page)).not.toHaveAttribute('tabindex');
});

test('is a sample in the Markdown twin', async ({request}) => {
  const markdown = await fetchText(request, '/docs/interpolate.md');
  expect(markdown).toContain("```ts\nimport {interpolate} from 'remotion';\n\ninterpolate(\n");
  expect(await fetchText(request, '/docs/sequence.md')).toContain('```tsx\nimport {Sequence}');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the same and leads to headings', async ({page}) => {
    await page.goto('/docs/interpolate');
    await signature(page).getByRole('link', {name: 'easing'}).click();
    await expect(page).toHaveURL('/docs/interpolate#easing');
    await expect(page.locator('#easing')).toBeInViewport();
  });
});

test.describe('the title', () => {
  test('has its badge at the end of the line, and not in its name', async ({page}) => {
    await open(page, '/docs/series');
    const title = page.getByRole('heading', {level: 1});
    await expect(title).toHaveText('<Series>');
    const badge = page.locator('.markdown > header > h1 + span');
    await expect(badge).toHaveText(/^(?:since v|v)\d/);
    const [left, right] = await Promise.all([title.boundingBox(), badge.boundingBox()]);
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    expect(right?.y).toBeLessThan((left?.y ?? 0) + (left?.height ?? 0));
  });

  for (const path of [
    '/docs/transitions/transitionseries',
    '/docs/paths/get-instruction-index-at-length',
    '/docs/captions/create-tiktok-style-captions',
  ]) {
    test(`never breaks within a word: ${path}`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await open(page, path);
      const words = await page.getByRole('heading', {level: 1}).evaluate((heading) =>
        [...heading.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => {
            const range = document.createRange();
            range.selectNode(node);
            return {text: node.textContent, lines: range.getClientRects().length};
          }),
      );
      expect(words.length).toBeGreaterThan(1);
      expect(words.filter(({lines}) => lines !== 1)).toEqual([]);
    });
  }
});
