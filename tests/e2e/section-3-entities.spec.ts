/** SPEC section 3: entities and their fields, read from the running app. */
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {appData, leaves, routeRecords} from './support/app-data';
import {open} from './support/site';
import {expect, test} from './support/test';

interface DocsData {
  readonly path: string;
  readonly breadcrumbs: boolean;
  readonly versions: {
    readonly name: string;
    readonly label: string;
    readonly isLast: boolean;
    readonly path: string;
    readonly mainDocId: string;
    readonly docs: {readonly id: string; readonly path: string; readonly sidebar?: string}[];
    readonly draftIds: string[];
    readonly sidebars: Record<
      string,
      {readonly link: {readonly path: string; readonly label: string}}
    >;
  }[];
}

test.beforeEach(({page}) => open(page, '/docs/interpolate'));

test.describe('site configuration', () => {
  test('default locale en, one locale, title, tagline, base path, favicon, social preview image', async ({
    page,
  }) => {
    const {siteConfig} = await appData(page);
    expect(siteConfig.i18n).toMatchObject({defaultLocale: 'en', locales: ['en']});
    expect(siteConfig.title).toBe('Make videos programmatically');
    expect(siteConfig.tagline.length).toBeGreaterThan(20);
    expect(siteConfig.baseUrl).toBe('/');
    expect(siteConfig.favicon).toBeTruthy();
    expect((siteConfig.themeConfig as ThemeConfig).image).toBeTruthy();
  });

  test('the table of contents has the headings of levels 2 to 3', async ({page}) => {
    const ids = (selector: string): Promise<string[]> =>
      page
        .locator(selector)
        .evaluateAll((elements) =>
          elements.map((element) => element.id || (element as HTMLAnchorElement).hash.slice(1)),
        );
    await expect(page.locator('.table-of-contents a').first()).toBeVisible();
    const headings = await ids('article .markdown :is(h2, h3)[id]');
    expect(headings.length).toBeGreaterThan(5);
    expect(await ids('.table-of-contents a')).toEqual(headings);
    expect(((await appData(page)).siteConfig.themeConfig as ThemeConfig).tableOfContents).toEqual({
      minHeadingLevel: 2,
      maxHeadingLevel: 3,
    });
  });

  for (const mode of ['light', 'dark'] as const) {
    test(`syntax is highlighted with a dark theme in ${mode} mode`, async ({page}) => {
      await page.emulateMedia({colorScheme: mode});
      const code = page.locator('.theme-code-block:not([role=group]) pre').first();
      const [ground, text] = await code.evaluate((element) => {
        const brightness = (colour: string): number =>
          Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
        const style = getComputedStyle(element);
        return [brightness(style.backgroundColor), brightness(style.color)];
      });
      expect(ground).toBeLessThan(64);
      expect(text).toBeGreaterThan(200);
      expect(await code.locator('.token-line span[style]').count()).toBeGreaterThan(5);
    });
  }

  test('the search provider has index "remotion", search page "search" and is not contextual', async ({
    page,
  }) => {
    const {algolia} = (await appData(page)).siteConfig.themeConfig as ThemeConfig;
    expect(algolia).toMatchObject({
      indexName: 'remotion',
      searchPagePath: 'search',
      contextualSearch: false,
    });
  });
});

test.describe('docs version entry', () => {
  test('name "current", label "Next", last, at /docs, with getting-started as its main doc', async ({
    page,
  }) => {
    const {globalData} = await appData(page);
    const docs = globalData['docusaurus-plugin-content-docs']?.['default'] as DocsData;
    expect(docs.path).toBe('/docs');
    expect(docs.breadcrumbs).toBe(true);
    expect(docs.versions).toHaveLength(1);
    expect(docs.versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'getting-started',
      draftIds: [],
    });
  });

  test('each doc entry has an id, a path and a sidebar that exists, or none', async ({page}) => {
    const {globalData} = await appData(page);
    const version = (
      globalData['docusaurus-plugin-content-docs']?.['default'] as DocsData | undefined
    )?.versions[0];
    const docs = version?.docs ?? [];
    expect(docs.length).toBeGreaterThan(20);
    for (const {id, path, sidebar} of docs) {
      expect(path.startsWith('/docs/'), id).toBe(true);
      expect([undefined, 'main', 'api', 'recorder'], id).toContain(sidebar);
    }
    expect(docs.find(({id}) => id === 'interpolate')).toEqual({
      id: 'interpolate',
      path: '/docs/interpolate',
      sidebar: 'api',
    });
    expect(docs.find(({id}) => id === 'getting-started')).toEqual({
      id: 'getting-started',
      path: '/docs/',
      sidebar: 'main',
    });
    expect(docs.find(({id}) => id === 'investors')).toEqual({
      id: 'investors',
      path: '/docs/investors',
    });
  });

  test('three sidebars, main, API and recorder, each with the path and label of its link', async ({
    page,
  }) => {
    const {globalData} = await appData(page);
    const version = (
      globalData['docusaurus-plugin-content-docs']?.['default'] as DocsData | undefined
    )?.versions[0];
    expect(Object.keys(version?.sidebars ?? {}).sort()).toEqual(['api', 'main', 'recorder']);
    expect(version?.sidebars['main']?.link).toMatchObject({
      path: '/docs/',
      label: expect.any(String),
    });
    expect(version?.sidebars['api']?.link).toMatchObject({
      path: '/docs/api',
      label: expect.any(String),
    });
    expect(version?.sidebars['recorder']?.link).toMatchObject({
      path: '/docs/recorder',
      label: expect.any(String),
    });
  });

  test('breadcrumbs are enabled: they lead from home through the categories to the page', async ({
    page,
  }) => {
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', '/');
    await expect(breadcrumbs.getByRole('listitem').last()).toHaveText('interpolate()');
  });
});

test('route record: path, component, exact flag, sidebar name', async ({page}) => {
  const routes = await routeRecords(page);
  const all = leaves(routes);
  expect(all.filter(({component}) => !component)).toEqual([]);
  // The catch-all is the one route that is not exact; sections at the top have one of their own.
  const inexact = all.filter(({exact}) => !exact).map(({path}) => path);
  expect([...new Set(inexact)]).toEqual(['*']);
  expect(all.map(({path}) => path)).toContain('/blog/page/3');
  expect(all.find(({path}) => path === '/docs/interpolate')).toMatchObject({
    exact: true,
    sidebar: 'api',
  });
  expect(all.find(({path}) => path === '/docs/')).toMatchObject({exact: true, sidebar: 'main'});
  expect(all.find(({path}) => path === '/docs/investors')?.sidebar).toBeUndefined();
});

test('docs are nested in three layout levels', async ({page}) => {
  const docs = (await routeRecords(page)).find(({path}) => path === '/docs');
  const levels = docs?.routes.flatMap(({routes}) => routes.flatMap((route) => route.routes));
  expect(levels?.map(({path}) => path)).toContain('/docs/interpolate');
});

test('navbar item: type, label, to or href, position, items', async ({page}) => {
  const {navbar} = (await appData(page)).siteConfig.themeConfig as ThemeConfig;
  for (const item of navbar?.items ?? []) {
    expect(['left', 'right'], JSON.stringify(item)).toContain(item['position']);
    expect(item['label'] ?? item['aria-label'], JSON.stringify(item)).toBeTruthy();
    expect(item['type'] ?? item['href'] ?? item['to'], JSON.stringify(item)).toBeTruthy();
    for (const child of (item['items'] ?? []) as {label?: string; to?: string; href?: string}[]) {
      expect(child.label && (child.to ?? child.href), JSON.stringify(child)).toBeTruthy();
    }
  }
});

test('footer column: title and items, each with a label and an internal or external link', async ({
  page,
}) => {
  const {footer} = (await appData(page)).siteConfig.themeConfig as ThemeConfig;
  expect(footer?.links).toHaveLength(3);
  for (const column of (footer?.links ?? []) as {
    title: string;
    items: {label?: string; to?: string; href?: string}[];
  }[]) {
    expect(column.title).toBeTruthy();
    for (const {label, to, href} of column.items) {
      expect(label).toBeTruthy();
      expect(
        [to?.startsWith('/'), href && /^https:/.test(href)].filter(Boolean),
        label,
      ).toHaveLength(1);
    }
  }
});

test.describe('saved preference: the docs version, under the key docs-preferred-version-<plugin id>', () => {
  const key = 'docs-preferred-version-default';
  const saved = (page: Parameters<typeof open>[0]): Promise<string | null> =>
    page.evaluate((name) => localStorage.getItem(name), key);

  test('stays while the version exists', async ({page}) => {
    await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
    await open(page, '/docs/interpolate');
    await page.waitForTimeout(300);
    expect(await saved(page)).toBe('current');
  });

  test('is cleared when no version has the saved name', async ({page}) => {
    await page.evaluate((name) => localStorage.setItem(name, '3.x'), key);
    await open(page, '/docs/interpolate');
    await expect.poll(() => saved(page)).toBeNull();
  });
});
