import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Request} from '@playwright/test';
import {nextPaint} from './support/site';
import {expect, test} from './support/test';

const {
  browser: {homePictures},
} = JSON.parse(readFileSync(path.resolve('budgets.json'), 'utf8')) as {
  browser: {homePictures: {limit: number}};
};

test.use({
  launchOptions: [
    // The headless shell doesn't know the speed of its connection. Load lazy images at the distance of a fast one.
    async ({launchOptions}, use) =>
      use({
        ...launchOptions,
        args: ['--blink-settings=lazyLoadingImageMarginPxUnknown=1250'],
      }),
    {scope: 'worker'},
  ],
});

/**
 * Opens a page and waits until the browser has requested its lazy images: on a busy machine, the network can be idle before
 * the page is laid out.
 */
const openWithImages = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, {waitUntil: 'networkidle'});
  await nextPaint(page);
};

// checks/budgets counts what the HTML asks for at once; a browser also fetches lazy pictures that are
// near the first screen. `@phone` repeats it on a small screen of high density.
for (const tag of ['@desktop', '@phone']) {
  test(
    `the pictures of the home page at load keep to their budget ${tag}`,
    {tag},
    async ({page}) => {
      const pictures: Promise<{url: string; size: number}>[] = [];
      const sizeOf = async (request: Request) => {
        const response = await request.response();
        return {url: request.url(), size: (await response!.body()).length};
      };
      page.on('request', (request) => {
        if (request.resourceType() === 'image') {
          pictures.push(sizeOf(request));
        }
      });
      await openWithImages(page, '/');
      const loaded = await Promise.all(pictures);
      expect(loaded.length).toBeGreaterThan(0);
      const total = loaded.reduce((sum, {size}) => sum + size, 0);
      expect(total, JSON.stringify(loaded)).toBeLessThanOrEqual(homePictures.limit);
    },
  );
}

for (const path of ['/', '/templates/', '/docs/spring']) {
  test(`${path} loads posters of one theme only`, async ({page}) => {
    const posters: string[] = [];
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (pathname.startsWith('/posters/')) {
        posters.push(pathname);
      }
    });
    await page.emulateMedia({colorScheme: 'dark'});
    await openWithImages(page, path);
    expect(posters.length).toBeGreaterThan(0);
    expect(posters.filter((poster) => !poster.includes('-dark.'))).toEqual([]);
  });
}
