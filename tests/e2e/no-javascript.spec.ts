/** Without JavaScript everything can be read: lists are whole, what is in tabs can be reached, and no button is shown that does nothing. */
import type {Page} from '@playwright/test';
import {type KindOfPage, kinds, templateSlugs} from './support/pages';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

/** Buttons of the theme that are shown and do nothing without JavaScript. Each exception is a function with a reason. */
type Exception = (html: string, kind: KindOfPage) => boolean;

const exceptions: readonly Exception[] = [];

test('every kind of page has its heading and its text', async ({page, problems}) => {
  for (const [kind, path] of kinds) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1}), kind).toBeVisible();
    expect((await page.locator('main').innerText()).length, kind).toBeGreaterThan(100);
    if (kind === 'not found') {
      problems.take();
    }
  }
});

test('no kind of page shows a button or a control that does nothing', async ({page, problems}) => {
  const dead: Record<string, string[]> = {};
  for (const [kind, path] of kinds) {
    await page.goto(path);
    const shown: string[] = [];
    for (const control of await page.locator('button, [role=button], input, select').filter({visible: true}).all()) {
      // A disabled control says itself that it does nothing.
      const html = (await control.evaluate((element) => element.outerHTML)).slice(0, 160);
      if ((await control.isEnabled()) && !exceptions.some((exception) => exception(html, kind))) {
        shown.push(html);
      }
    }
    if (shown.length > 0) {
      dead[`${kind} (${path})`] = shown;
    }
    if (kind === 'not found') {
      problems.take();
    }
  }
  expect(dead).toEqual({});
});

test('the lists are whole', async ({page}) => {
  await page.goto('/templates/');
  for (const slug of templateSlugs) {
    await expect(page.locator(`main h2 a[href="/templates/${slug}"]`), slug).toBeVisible();
  }
  await page.goto('/experts/');
  await expect(page.locator('main h2 a[href^="/experts/"]')).toHaveCount(18);
  await page.goto('/showcase/');
  expect(await page.locator('main li h2 a[href^="https://"]').count()).toBeGreaterThan(15);
  await page.goto('/blog');
  await expect(page.locator('main article')).toHaveCount(10);
});

test('what is in tabs can be read: the npm form stands there', async ({page}) => {
  await page.goto('/templates/hello-world');
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  await expect(page.getByRole('tabpanel').first()).toContainText('npx create-video@latest');
});

test('links lead on: menu, sidebar, footer, contents', async ({page}) => {
  await page.goto('/docs/interpolate');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'useCurrentFrame()'}).click();
  await expect(page).toHaveURL(/\/docs\/use-current-frame\/?$/);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'See also'}).click();
  await expect(page.locator('#see-also')).toBeInViewport();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Products', exact: true}).hover();
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Lambda', exact: true}).click();
  await expect(page).toHaveURL(/\/lambda\/$/);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Brand'}).click();
  await expect(page).toHaveURL(/\/brand\/$/);
});

test('on a phone the footer leads to the parts that the closed menu would', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/interpolate');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Docs', exact: true}).click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

const poster = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  const picture = page.locator('main img[src^="/posters/"]').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};

test('demos show their poster and their source', async ({page}) => {
  await poster(page, '/docs/interpolate');
  const demo = page.getByRole('figure').first();
  await demo.getByText('View source').click();
  await expect(demo.locator('pre')).toBeVisible();
  await poster(page, '/');
});

test('the code of the hero and its values stand there', async ({page}) => {
  await page.goto('/');
  await expect(page.locator('main pre').first()).toContainText('useCurrentFrame');
});
