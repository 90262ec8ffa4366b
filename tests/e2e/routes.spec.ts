/** The pages that exist, and what is at URLs without a page. */
import {readFileSync} from 'node:fs';
import {entrySlugs, postSlugs} from './support/pages';
import {arrived, linksOf, navigate, open, sitemapPaths, waitForHydration} from './support/site';
import {expect, test} from './support/test';

const postsPerPage = 10;

/** The pages of the list of a collection. */
const listsOf = (collection: string): string[] =>
  Array.from({length: Math.ceil(postSlugs(collection).length / postsPerPage)}, (_, index) =>
    index === 0 ? `/${collection}` : `/${collection}/page/${index + 1}`,
  );

test.describe('top-level pages', () => {
  for (const path of [
    '/',
    '/about/',
    '/ai',
    '/ai-embed',
    '/contact/',
    '/experts/',
    '/lambda/',
    '/player/',
    '/search',
    '/showcase/',
    '/showcase/add',
    '/templates/',
    '/blog',
    '/learn',
    '/success-stories',
  ]) {
    test(path, async ({page}) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page).not.toHaveTitle(/Page Not Found/);
    });
  }
});

test.describe('all routes are exact', () => {
  for (const path of [
    '/about/us',
    '/docs/no-such-page',
    '/docs/interpolate/more',
    '/blog/2-0/more',
    '/templates/no-such-template',
    '/experts/no-such-expert',
    '/showcase/add/more',
    '/learn/page/2',
  ]) {
    test(`${path} shows the not-found page`, async ({page, problems}) => {
      problems.expect(/status 404/, /status of 404/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await waitForHydration(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      await expect(page).toHaveTitle(/Page Not Found/);
    });
  }

  test('the catch-all route answers inside the app too, and the page can be left', async ({
    page,
  }) => {
    await open(page, '/about/');
    await navigate(page, '/no/such/page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await page.goBack();
    await expect(page).toHaveURL('/about/');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
  });
});

test.describe('not found', () => {
  for (const [wanted, title, nearest] of [
    ['/docs/interpolat', 'interpolate() in remotion', '/docs/interpolate'],
    ['/doc/use-current-frame', 'useCurrentFrame() in remotion', '/docs/use-current-frame'],
    ['/template/tiktok', 'TikTok template', '/templates/tiktok'],
  ] as const) {
    test(`${wanted} suggests ${nearest} by its title`, async ({page, problems}) => {
      problems.expect(/status 404/, /status of 404/);
      await page.goto(wanted);
      await waitForHydration(page);
      await page.locator('main').getByRole('link', {name: title, exact: true}).click();
      await expect(page).toHaveURL(nearest);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page Not Found');
    });
  }
});

test('the search page at /search takes a query parameter named q', async ({page}) => {
  await open(page, '/search?q=interpolate');
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('interpolate');
});

test.describe('blog', () => {
  const blogSlugs = postSlugs('blog');

  for (const [index, path] of listsOf('blog').entries()) {
    test(`${path} lists its posts, newest first`, async ({page}) => {
      await open(page, path);
      const posts = await linksOf(page, 'main article h2 a');
      expect(posts.map(({href}) => href)).toEqual(
        blogSlugs
          .slice(index * postsPerPage, (index + 1) * postsPerPage)
          .map((slug) => `/blog/${slug}`),
      );
    });
  }

  test('the pages lead from one to the next and back', async ({page}) => {
    await open(page, '/blog');
    const pagination = page.getByRole('navigation', {name: 'Blog list page navigation'});
    await pagination.getByRole('link').click();
    await arrived(page, '/blog/page/2');
    await pagination.getByRole('link').last().click();
    await arrived(page, '/blog/page/3');
    await pagination.getByRole('link').click();
    await expect(page).toHaveURL('/blog/page/2');
  });

  test('/blog/archive lists every post', async ({page}) => {
    await open(page, '/blog/archive');
    const posts = await linksOf(page, 'main li a');
    expect(posts.map(({href}) => href).sort()).toEqual(
      blogSlugs.map((slug) => `/blog/${slug}`).sort(),
    );
  });

  test('the sidebar groups by year', async ({page}) => {
    await open(page, '/blog');
    const groups = await page
      .getByRole('navigation', {name: 'Blog recent posts navigation'})
      .evaluate((sidebar) => {
        const found: Record<string, string[]> = {};
        for (const heading of sidebar.querySelectorAll('[role=group]')) {
          const year = heading.querySelector('h3')?.textContent ?? '';
          found[year] = Array.from(
            heading.querySelectorAll('a'),
            (link) => link.getAttribute('href') ?? '',
          );
        }
        return found;
      });
    expect(Object.keys(groups)).toEqual(
      expect.arrayContaining(['2021', '2022', '2023', '2024', '2025']),
    );
    expect(groups['2024']).toEqual(['/blog/faster-lambda', '/blog/deployable-studio']);
    expect(Object.values(groups).flat()).toHaveLength(blogSlugs.length);
  });

  test('every article route exists and has its post', async ({request}) => {
    const paths = await sitemapPaths(request);
    expect(paths.filter((path) => /^\/blog\/(?!archive$)[^/]+$/.test(path)).sort()).toEqual(
      blogSlugs.map((slug) => `/blog/${slug}`).sort(),
    );
  });
});

for (const collection of ['blog', 'success-stories']) {
  test(`${collection}: every post has a truncated version in the list and a full one on its page`, async ({
    page,
    request,
  }) => {
    let seen = 0;
    for (const list of listsOf(collection)) {
      await open(page, list);
      for (const article of await page.locator('main article').all()) {
        const path = await article.locator('h2 a').getAttribute('href');
        const truncated = (await article.locator('.markdown').innerText()).trim();
        await expect(
          article.getByRole('link', {name: /^Read the full post: ./}),
          path ?? '',
        ).toHaveAttribute('href', path ?? '');
        const html = await (await request.get(path ?? '')).text();
        const full = html
          .slice(html.indexOf('<article'), html.indexOf('</article>'))
          .replace(/<[^>]+>/g, '');
        expect(truncated.length, `${path}, truncated`).toBeGreaterThan(60);
        expect(full.length, `${path}, full`).toBeGreaterThan(truncated.length * 2);
        seen += 1;
      }
    }
    expect(seen).toBe(postSlugs(collection).length);
  });
}

test('experts: a list and a profile for each entry', async ({page, request}) => {
  await open(page, '/experts/');
  const cards = await linksOf(page, 'main h2 a');
  const profiles = cards
    .map(({href}) => href)
    .filter((href) => /^\/experts\/[a-z0-9-]+$/.test(href));
  expect([...profiles].sort()).toEqual(entrySlugs('experts').map((slug) => `/experts/${slug}`));
  const inSitemap = (await sitemapPaths(request)).filter((path) => /^\/experts\/./.test(path));
  expect([...profiles].sort()).toEqual(inSitemap.sort());
  for (const path of profiles) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('experts: every sample is marked as one, and every profile says what to read first', async ({
  request,
}) => {
  for (const slug of entrySlugs('experts')) {
    const path = `/experts/${slug}`;
    const html = await (await request.get(path)).text();
    expect(html.includes('A sample profile describes a specialty, not a person'), path).toBe(
      /^sample: true$/m.test(readFileSync(`src/data/experts/${slug}.yml`, 'utf8')),
    );
    expect(html, path).toContain('Read this first');
    expect(html, path).toContain('Typical projects');
  }
});

test('learn: /learn, /learn/archive and /learn/apple-wow', async ({page}) => {
  const posts = postSlugs('learn').map((slug) => `/learn/${slug}`);
  await open(page, '/learn');
  expect((await linksOf(page, 'main article h2 a')).map(({href}) => href)).toEqual(
    posts.slice(0, postsPerPage),
  );
  await open(page, '/learn/archive');
  expect((await linksOf(page, 'main li a')).map(({href}) => href).sort()).toEqual(posts.sort());
  await open(page, '/learn/apple-wow');
  await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
});

test('success stories: /success-stories, /success-stories/archive and a page for each story', async ({
  page,
  request,
}) => {
  await open(page, '/success-stories');
  const expected = postSlugs('success-stories')
    .map((slug) => `/success-stories/${slug}`)
    .sort();
  expect((await linksOf(page, 'main article h2 a')).map(({href}) => href).sort()).toEqual(
    expected.slice(0, postsPerPage),
  );
  await open(page, '/success-stories/archive');
  expect((await linksOf(page, 'main li a')).map(({href}) => href).sort()).toEqual(expected);
  for (const path of expected) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('templates: a list and a page for each entry', async ({page, request}) => {
  await open(page, '/templates/');
  const expected = entrySlugs('templates').map((slug) => `/templates/${slug}`);
  expect((await linksOf(page, 'main h2 a')).map(({href}) => href).sort()).toEqual(expected);
  expect(
    (await sitemapPaths(request)).filter((path) => /^\/templates\/./.test(path)).sort(),
  ).toEqual(expected);
});

for (const slug of ['hello-world', 'tiktok', 'next']) {
  test(`template ${slug}: what it contains, how to start it, a preview, links`, async ({page}) => {
    await open(page, `/templates/${slug}`);
    const main = page.locator('main');
    await expect(main.getByRole('tab')).not.toHaveCount(0);
    await expect(main.getByRole('tabpanel').first()).toContainText('create-video');
    await expect(main.getByRole('heading', {name: 'What it contains'})).toBeVisible();
    const preview = main.getByRole('img').first();
    await expect(preview).toHaveJSProperty('complete', true);
    expect(await preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
    await expect(main.getByRole('link', {name: 'Source on GitHub'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/remotion-dev\//,
    );
    expect((await linksOf(page, 'main a[href^="/docs/"]')).length).toBeGreaterThan(0);
  });
}

test.describe('documentation', () => {
  test('/docs/ is the docs home and shows the getting-started doc', async ({page}) => {
    await open(page, '/docs/');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-getting-started/);
    await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
  });

  test('some pages have no sidebar', async ({page}) => {
    await open(page, '/docs/investors');
    await expect(page.locator('article').getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  });

  for (const [sidebar, path, other] of [
    ['main guide', '/docs/the-fundamentals', '/docs/interpolate'],
    ['API reference', '/docs/interpolate', '/docs/the-fundamentals'],
    ['recorder', '/docs/recorder', '/docs/the-fundamentals'],
  ] as const) {
    test(`${path} is in the sidebar of the ${sidebar}`, async ({page}) => {
      await open(page, path);
      const links = await linksOf(page, '.theme-doc-sidebar-menu a');
      expect(links.filter(({href}) => href === path)).toHaveLength(1);
      expect(links.filter(({href}) => href === other)).toHaveLength(0);
      await expect(page.locator('.theme-doc-sidebar-menu a[aria-current=page]')).toHaveAttribute(
        'href',
        path,
      );
    });
  }
});
