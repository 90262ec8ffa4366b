/**
 * The pages look as they did when their screenshots were taken: 40 pages at three widths, in both themes. `npm run
 * screenshots` updates the screenshots (contributing/checks.md).
 */
import {expect, test as base} from '@playwright/test';
import {
  listScreenshots,
  recordMachine,
  screenshotFolder,
  whyIncomparable,
  type Machine,
} from '../../scripts/lib/screenshots';
import {
  allScreenshots,
  holdStill,
  loadImages,
  openStill,
  pictured,
  sample,
  screenshotOf,
  screens,
  themes,
  type Theme,
} from './support/screenshots';

/** Whether this run takes the screenshots instead of comparing the pages with them. */
const takesScreenshots = (): boolean =>
  ['all', 'changed'].includes(base.info().config.updateSnapshots);

const test = base.extend<object, {machine: Machine; incomparable: string | undefined}>({
  page: async ({page}, use) => {
    await holdStill(page);
    await use(page);
  },
  machine: [
    async ({browser}, use) => {
      const page = await browser.newPage({viewport: {width: 640, height: 400}});
      await holdStill(page);
      await page.goto(`data:text/html;base64,${Buffer.from(sample).toString('base64')}`);
      await use({version: browser.version(), sample: await page.screenshot()});
      await page.close();
    },
    {scope: 'worker'},
  ],
  incomparable: [
    async ({machine}, use) => {
      const reason = await whyIncomparable(screenshotFolder, machine);
      if (reason !== undefined && !takesScreenshots()) {
        console.log(reason);
      }
      await use(reason);
    },
    {scope: 'worker'},
  ],
});

/** How a screenshot is compared: whether a difference ends the test, and after how many milliseconds it is final. */
interface Judge {
  readonly expect: typeof expect.soft;
  readonly timeout: number;
}

/**
 * How often a page is loaded before a difference counts. In rare loads (one of about 600 so far), Chromium rounds the
 * positions of the lines of a code block differently. A real change is there in every load.
 */
const loads = 3;

/** Repeats something until it doesn't throw, and returns whether that was the case. */
const succeeds = async (attempts: number, attempt: () => Promise<void>): Promise<boolean> => {
  for (let count = 0; count < attempts; count++) {
    try {
      await attempt();
      return true;
    } catch {
      // The last load, after this function, reports the difference.
    }
  }
  return false;
};

/** The name of a screenshot in the form that Playwright reads as a path. */
const pathOf = (...args: Parameters<typeof screenshotOf>): string[] =>
  screenshotOf(...args).split('/');

test.describe('screenshots', {tag: '@visual'}, () => {
  test('there is one for each page, width and theme, and no other', async ({machine}) => {
    if (takesScreenshots()) {
      await recordMachine(screenshotFolder, machine);
    } else {
      expect(listScreenshots(screenshotFolder)).toEqual([...allScreenshots].sort());
    }
  });

  for (const [name, url] of Object.entries(pictured)) {
    test(`${name} (${url}) looks the same`, async ({page, incomparable}) => {
      test.skip(incomparable !== undefined && !takesScreenshots(), incomparable);

      const compare = async (theme: Theme, {expect: judge, timeout}: Judge): Promise<void> => {
        await openStill(page, url);
        for (const {width, height} of screens) {
          await page.setViewportSize({width, height});
          await loadImages(page);
          await judge(page).toHaveScreenshot(pathOf(name, width, theme), {timeout});
        }
      };

      for (const theme of themes) {
        await page.emulateMedia({colorScheme: theme});
        if (!(await succeeds(loads - 1, () => compare(theme, {expect, timeout: 5000})))) {
          await compare(theme, {expect: expect.soft, timeout: 10_000});
        }
      }
    });
  }

  test('the comparison finds a lighter color of links', async ({page, incomparable}) => {
    test.skip(incomparable !== undefined || takesScreenshots(), incomparable);
    await openStill(page, pictured['api-list']);
    await page.addStyleTag({content: 'article a {color: #c0311d}'});
    for (const {width, height} of screens) {
      await page.setViewportSize({width, height});
      await loadImages(page);
      await expect(page).not.toHaveScreenshot(pathOf('api-list', width, 'light'));
    }
  });
});
