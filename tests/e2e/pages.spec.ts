/** Lists lead to every post and entry, and pages say what they are. All of it is in the HTML. */
import type {Locator} from '@playwright/test';
import {entrySlugs, postSlugs} from './support/pages';
import {expect, test} from './support/test';

test.use({javaScriptEnabled: false});

const postsPerPage = 10;

const hrefsOf = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

for (const collection of ['blog', 'learn', 'success-stories']) {
  const list = `/${collection}`;
  const posts = postSlugs(collection).map((slug) => `${list}/${slug}`);

  test(`${list} leads to every post, newest first`, async ({page}) => {
    for (let first = 0; first < posts.length; first += postsPerPage) {
      await page.goto(first === 0 ? list : `${list}/page/${first / postsPerPage + 1}`);
      const articles = page.locator('main article');
      const expected = posts.slice(first, first + postsPerPage);
      expect(await hrefsOf(articles.locator('h2 a'))).toEqual(expected);
      if (collection !== 'learn') {
        // Only the truncated version of a post has this link.
        const full = articles.getByRole('link', {name: /^Read the full post: ./});
        expect(await hrefsOf(full)).toEqual(expected);
      }
    }
    await page.goto(`${list}/archive`);
    expect((await hrefsOf(page.locator('main li a'))).sort()).toEqual([...posts].sort());
  });
}

test('the sidebar of the blog groups all posts by year', async ({page}) => {
  await page.goto('/blog');
  const groups = page
    .getByRole('navigation', {name: 'Blog recent posts navigation'})
    .getByRole('group');
  const years = await groups.getByRole('heading').allTextContents();
  expect(years.length).toBeGreaterThan(3);
  expect(years).toEqual([...new Set(years)].sort().reverse());
  await expect(groups.getByRole('link')).toHaveCount(postSlugs('blog').length);
});

test('a post has its day and reading time, and leads to the posts before and after it', async ({
  page,
}) => {
  const [newer, slug, older] = postSlugs('blog');
  await page.goto(`/blog/${slug}`);
  const header = page.locator('main article > header').first();
  await expect(header.locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
  await expect(header).toContainText(/\d+ min read/);
  expect(await hrefsOf(page.locator('.pagination-nav__link'))).toEqual([
    `/blog/${newer}`,
    `/blog/${older}`,
  ]);
});

for (const collection of ['templates', 'experts']) {
  test(`/${collection}/ leads to every entry`, async ({page}) => {
    await page.goto(`/${collection}/`);
    const links = await hrefsOf(page.locator(`main h2 a[href^="/${collection}/"]`));
    expect(links.sort()).toEqual(entrySlugs(collection).map((slug) => `/${collection}/${slug}`));
  });
}

test('docs pages show the sidebar that they declare, or none', async ({page}) => {
  const links = page.locator('.theme-doc-sidebar-menu a');
  for (const [path, other] of [
    ['/docs/the-fundamentals', '/docs/interpolate'],
    ['/docs/interpolate', '/docs/the-fundamentals'],
    ['/docs/recorder', '/docs/the-fundamentals'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
    const hrefs = await hrefsOf(links);
    expect(hrefs).toContain(path);
    expect(hrefs).not.toContain(other);
  }
  await page.goto('/docs/investors');
  await expect(links).toHaveCount(0);
});

test('/docs/ shows the doc getting-started', async ({page}) => {
  await page.goto('/docs/');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-getting-started/);
});

test('the home page has the title of the site, its language and its favicon', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Make videos programmatically$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const [icon = ''] = await hrefsOf(page.locator('link[rel=icon]'));
  expect((await request.get(icon)).headers()['content-type']).toMatch(/^image\//);
});
