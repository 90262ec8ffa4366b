/** Lists of entries and posts, and pages about the company: what they say about themselves, and how they lead on. */
import type {Page} from '@playwright/test';
import {postSlugs} from './support/pages';
import {open} from './support/site';
import {expect, test} from './support/test';

for (const path of ['/showcase/', '/experts/', '/templates/']) {
  test(`${path}: the meta line of each entry has at most one middle dot`, async ({page}) => {
    await page.goto(path);
    const lines = await page.locator('main li p[class*="meta"]').allTextContents();
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      expect(line).toMatch(/^[^·]+(?: · [^·]+)?$/);
      expect(line).not.toMatch(/,\s*(?:,|·|$)|·\s*,/);
    }
  });
}

test('/brand/: the first paragraph denies that this is the logo of the company', async ({page}) => {
  await page.goto('/brand/');
  await expect(page.locator('main p').first()).toContainText(
    'This is the logo of this documentation site, not of the company Remotion',
  );
});

test('/templates/next-tailwind lists the composition NextLogo', async ({page}) => {
  await page.goto('/templates/next-tailwind');
  await expect(page.getByRole('row', {name: /^NextLogo 140 × 140 px 30 fps/})).toBeVisible();
});

test('/experts/ says at the top what the profiles are, where to find people, and how to get listed', async ({
  page,
}) => {
  await page.goto('/experts/');
  const note = page.locator('main .alert');
  await expect(note).toHaveCount(1);
  await expect(note).toContainText('describes a specialty, not a person');
  await expect(note.getByRole('link', {name: /people who are available/})).toBeVisible();
  await expect(note).toContainText('To get listed here');
  expect(
    await page
      .locator('main li')
      .filter({hasText: /sample/i})
      .count(),
  ).toBe(0);
});

const title = (page: Page) => page.getByRole('main').getByRole('heading', {level: 1});

const metaOf = (page: Page) => page.locator('main article > header').first();

/** The slugs of a list in the order of the links between its posts. */
const posts = [
  {collection: '/blog', slugs: postSlugs('blog')},
  {collection: '/success-stories', slugs: postSlugs('success-stories')},
  {collection: '/learn', slugs: postSlugs('learn')},
] as const;

for (const {collection, slugs} of posts) {
  test(`${collection}: the list leads to a post with its day and reading time, and on to the next`, async ({
    page,
  }) => {
    await open(page, collection);
    const item = page.locator('main article').first();
    await expect(item).toContainText(/\d+ min read/);
    const link = item.getByRole('heading', {level: 2}).getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(title(page)).toHaveText(name);
    await expect(metaOf(page).locator('time')).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
    await expect(metaOf(page)).toContainText(/\d+ min read/);

    const next = page.locator('.pagination-nav__link--next');
    const previous = page.locator('.pagination-nav__link--prev');
    await expect(previous).toHaveCount(0);
    if (slugs.length === 1) {
      await expect(next).toHaveCount(0);
      return;
    }
    const seen = [new URL(page.url()).pathname];
    while (seen.length < slugs.length) {
      const to = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(to);
      // The URL changes before the page does.
      await expect(previous).toHaveAttribute('href', seen.at(-1) ?? '');
      seen.push(to);
    }
    await expect(next).toHaveCount(0);
    expect(seen.sort()).toEqual(slugs.map((slug) => `${collection}/${slug}`).sort());
    const last = new URL(page.url()).pathname;
    await previous.click();
    await expect(next).toHaveAttribute('href', last);
  });
}

for (const {collection, tag, least} of [
  {collection: '/blog', tag: 'Release notes', least: 10},
  {collection: '/success-stories', tag: 'Own servers', least: 3},
]) {
  test(`${collection}: a tag of a post leads to all posts with this tag`, async ({page}) => {
    await open(page, collection);
    const item = page.locator('main article').filter({has: page.getByRole('link', {name: tag})});
    const name = await item.first().getByRole('heading', {level: 2}).innerText();
    await item.first().getByRole('link', {name: tag}).click();
    await expect(title(page)).toContainText(tag);
    expect(await page.locator('main article').count()).toBeGreaterThanOrEqual(least);
    await expect(page.locator('main article h2').filter({hasText: name})).toHaveCount(1);
  });
}

test('pages of tags that are gone lead to the list of their collection', async ({request}) => {
  for (const [from, to] of [
    ['/blog/tags/audio', '/blog'],
    ['/learn/tags', '/learn'],
    ['/learn/tags/beginner', '/learn'],
    ['/success-stories/tags/lambda', '/success-stories'],
  ] as const) {
    const response = await request.get(from, {maxRedirects: 0});
    expect([response.status(), response.headers()['location']], from).toEqual([301, to]);
    expect((await request.get(to)).status(), to).toBe(200);
  }
});
