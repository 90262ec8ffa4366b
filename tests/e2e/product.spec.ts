/** What every page says about the site: titles, icons, previews, language, and its collections of posts. */
import {kinds} from './support/pages';
import {fetchText, open} from './support/site';
import {expect, test} from './support/test';

const siteTitle = 'Make videos programmatically';

test('there are no accounts: no page asks for a password or offers to sign in', async ({
  request,
}) => {
  for (const [kind, path] of kinds) {
    const html = await (await request.get(path)).text();
    expect(html, kind).not.toMatch(/type="?password/);
    expect(html, kind).not.toMatch(/method="?post/i);
    expect(html, kind).not.toMatch(/<form[^>]+action=/);
    expect(html, kind).not.toMatch(/>\s*(?:sign in|sign up|log in)\s*</i);
  }
});

test('the site title is "Make videos programmatically"', async ({request}) => {
  for (const [kind, path] of kinds) {
    const [, title] =
      /<title[^>]*>([^<]+)<\/title>/.exec(await (await request.get(path)).text()) ?? [];
    // Next to a title that leaves no room for it, the brand stands for it (config/page-title.ts).
    expect(title, kind).toMatch(new RegExp(`${siteTitle}$|^.{45,} \\| Remotion$`));
  }
});

test('the home page bears it as its heading', async ({page}) => {
  await open(page, '/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(siteTitle);
});

test('a favicon is configured', async ({page, request}) => {
  await open(page, '/');
  const href = await page.locator('link[rel=icon]').getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test('a favicon is where those ask who read no page', async ({request}) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/x-icon');
});

test('a social preview image is configured, with the size that the networks ask for', async ({
  page,
  request,
}) => {
  await open(page, '/');
  const content = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(content);
  expect(content).toMatch(/^https?:\/\//);
  const picture = await (await request.get(new URL(content).pathname)).body();
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('only one locale exists: en, left to right', async ({page}) => {
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const languages = await page
    .locator('link[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang') ?? ''));
  expect(languages.sort()).toEqual(['en', 'x-default']);
});

for (const [name, post] of Object.entries({
  blog: '/blog/4-0',
  learn: '/learn/apple-wow',
  'success-stories': '/success-stories/yarx',
})) {
  test(`${name} is a content collection of its own`, async ({page, request}) => {
    await open(page, `/${name}`);
    await expect(page.locator('html')).toHaveClass(new RegExp(`plugin-id-${name}( |$)`));
    const posts = await page
      .locator('article h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(posts.filter((path) => !path.startsWith(`/${name}/`))).toEqual([]);
    const feed = await fetchText(request, `/${name}/rss.xml`);
    expect(feed).toContain(`${post}</link>`);
    expect(await fetchText(request, `/${name}/atom.xml`)).toContain(post);
    const links = Array.from(
      feed.matchAll(/<item>[^]*?<link>([^<]+)<\/link>/g),
      ([, link]) => new URL(link ?? '').pathname,
    );
    expect(links.filter((path) => !path.startsWith(`/${name}/`))).toEqual([]);
  });
}
