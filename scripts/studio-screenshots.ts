/**
 * Takes the screenshots of the Studio that the pages show: `npm run screenshots:studio`. The Studio only has a dark
 * theme. Look at the images before you commit them.
 */
import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import sharp from 'sharp';
import {studioIsReady} from '../examples/define';
import {machine, setUpBrowser} from './lib/browser';
import {outputOf} from './lib/examples/output';
import {runStep} from './lib/examples/run-step';
import {freePort} from './lib/free-port';
import {root} from './lib/tools';

interface Screenshot {
  /** The name of the file in `static/img/studio/`, without the extension. */
  readonly name: string;
  /** A folder in `examples/`. */
  readonly example: string;
  readonly composition: string;
  /** The tab of the right sidebar. */
  readonly tab: string;
  /** What to do before taking the screenshot. */
  readonly prepare: (page: Page) => Promise<void>;
  /** The size of the window in CSS pixels. */
  readonly window: {readonly width: number; readonly height: number};
  /** The part of the window to show, in CSS pixels. */
  readonly clip?: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The width of each image in pixels. */
const width = 1440;
/** In bytes, so that a page with a screenshot stays small. */
const largest = 40_000;
const folder = path.join(root, 'static/img/studio');
/** The Studio shows the name of this folder in its menu. */
const project = path.join(root, '.cache/studio-screenshots/my-video');

const fieldOf = (page: Page, name: string) =>
  page.locator(`[data-json-path="${name}"]`).locator('xpath=following::input[1]');

const screenshots: readonly Screenshot[] = [
  {
    name: 'studio',
    example: 'offer',
    composition: 'Offer',
    tab: 'Props',
    window: {width: 1440, height: 810},
    prepare: async (page) => {
      // A frame at which the first product is fully visible.
      await page.keyboard.press('g');
      await page.keyboard.type('48');
      await page.keyboard.press('Enter');
      await page.getByText('Apples: 2.50 €').waitFor();
    },
  },
  {
    name: 'visual-control',
    example: 'studio-functions',
    composition: 'Headline',
    tab: 'Controls',
    window: {width: 1100, height: 900},
    clip: {x: 0, y: 34, width: 1100, height: 560},
    prepare: async (page) => {
      await page.getByText('Headline.tsx:7').waitFor();
      await page.getByText('Headline.tsx:10').waitFor();
    },
  },
  {
    name: 'props-editor',
    example: 'studio-functions',
    composition: 'Label',
    tab: 'Props',
    window: {width: 1100, height: 800},
    clip: {x: 0, y: 34, width: 1100, height: 470},
    prepare: async (page) => {
      await fieldOf(page, 'text').fill('Zurich');
      await page.getByText('Zurich', {exact: true}).waitFor();
    },
  },
];

const take = async (page: Page, origin: string, screenshot: Screenshot): Promise<Buffer> => {
  await page.setViewportSize(screenshot.window);
  // Whether an update is available depends on the day.
  await page.route('**/api/update-available', (route) => route.abort());
  await page.goto(`${origin}/${screenshot.composition}`);
  await page.getByText('Render', {exact: true}).waitFor();
  const tab = page.getByText(screenshot.tab, {exact: true});
  if ((await page.getByText('Renders', {exact: true}).count()) === 0) {
    await page.keyboard.press('Control+J');
  }
  await tab.click();
  await screenshot.prepare(page);
  // Clicks leave the pointer over a button, and the field keeps a cursor that blinks.
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return page.screenshot({clip: screenshot.clip, scale: 'device'});
};

/** Compresses an image as little as necessary. */
const encode = async (png: Buffer): Promise<Buffer> => {
  for (const quality of [90, 80, 70, 60, 50]) {
    const webp = await sharp(png).resize({width}).webp({quality, effort: 6}).toBuffer();
    if (webp.length <= largest) {
      return webp;
    }
  }
  throw new Error(`An image is larger than ${largest} bytes. Choose a smaller part of the window.`);
};

const withStudio = async (example: string, use: (origin: string) => Promise<void>) => {
  rmSync(project, {recursive: true, force: true});
  mkdirSync(project, {recursive: true});
  cpSync(path.join(root, 'examples', example), project, {
    recursive: true,
    filter: (file) => !/[\\/](?:out|node_modules)$/.test(file),
  });
  const port = await freePort();
  const step = await runStep(
    {command: `remotion studio --no-open --port=${port}`, until: studioIsReady},
    {
      folder: project,
      limit: 300_000,
      env: {
        ...process.env,
        PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
        BROWSER: 'none',
        NO_COLOR: '1',
      },
    },
  );
  try {
    if (step.fault !== undefined) {
      throw new Error(`${step.fault} It printed:\n${outputOf(step.printed(), project)}`);
    }
    await use(`http://localhost:${port}`);
  } finally {
    await step.stop();
  }
};

const browser = await chromium.launch({
  executablePath: await setUpBrowser(machine, process.env['CHROMIUM_PATH']),
});
try {
  mkdirSync(folder, {recursive: true});
  for (const example of new Set(screenshots.map((each) => each.example))) {
    await withStudio(example, async (origin) => {
      for (const screenshot of screenshots.filter((each) => each.example === example)) {
        const context = await browser.newContext({
          deviceScaleFactor: width / (screenshot.clip ?? screenshot.window).width,
        });
        const webp = await encode(await take(await context.newPage(), origin, screenshot));
        writeFileSync(path.join(folder, `${screenshot.name}.webp`), webp);
        console.log(
          `static/img/studio/${screenshot.name}.webp ${(webp.length / 1000).toFixed(1)} kB`,
        );
        await context.close();
      }
    });
  }
} finally {
  await browser.close();
}
