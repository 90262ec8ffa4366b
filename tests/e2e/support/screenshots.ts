import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Locator, Page} from '@playwright/test';
import {picturedKinds} from './pages';
import {setConnection, waitForHydration} from './site';

/**
 * The pages in the screenshots, by the names of their folders. A page whose first screen depends on the day, on the
 * network or on chance can't be in this list.
 */
export const pictured = {
  ...picturedKinds,
  'blog-tag': '/blog/tags/lambda',
  'guide-with-steps': '/docs/lambda/setup',
  'guide-with-tables': '/docs/lambda/limits',
  comparison: '/docs/compare-ssr',
  'api-package': '/docs/captions',
  'api-options': '/docs/renderer/render-media',
  'api-component': '/docs/sequence',
  'api-lambda': '/docs/lambda/rendermediaonlambda',
  'cli-list': '/docs/cli',
  'troubleshooting-list': '/docs/troubleshooting',
} as const;

export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/**
 * The screens: a computer, a tablet and a phone. The widest comes first, because the sidebar scrolls to the entry of
 * the page when the page loads, and is hidden on the others.
 */
export const screens = [
  {width: 1440, height: 900},
  {width: 768, height: 1024},
  {width: 390, height: 844},
] as const;

/** The file of a screenshot, below the folder of all screenshots. */
export const screenshotOf = (
  name: string,
  width: (typeof screens)[number]['width'],
  theme: Theme,
): string => `${name}/${width}-${theme}.webp`;

/** The files of all screenshots. */
export const allScreenshots = Object.keys(pictured).flatMap((name) =>
  screens.flatMap(({width}) => themes.map((theme) => screenshotOf(name, width, theme))),
);

/** Fonts of the site's font stacks. They come from packages, so that no machine needs to have them. */
const fonts = [
  {
    family: 'Inter',
    style: 'normal',
    url: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  },
  {
    family: 'Inter',
    style: 'italic',
    url: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-italic.woff2'),
  },
  {
    family: 'Roboto Mono',
    style: 'normal',
    url: import.meta
      .resolve('@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal.woff2'),
  },
  {
    family: 'Roboto Mono',
    style: 'italic',
    url: import.meta
      .resolve('@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-italic.woff2'),
  },
].map(({url, ...font}) => ({...font, data: readFileSync(fileURLToPath(url), 'base64')}));

/** Adds the fonts to each document that the page opens, before its first layout. */
const addFonts = (page: Page): Promise<unknown> =>
  page.addInitScript((all) => {
    for (const {family, style, data} of all) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes.buffer, {style, weight: '100 900'}));
    }
  }, fonts);

/**
 * Makes a page look the same on every machine and on every day: it has its own fonts and plays no clips. Its app
 * doesn't start by itself either.
 */
export const holdStill = async (page: Page): Promise<void> => {
  await addFonts(page);
  await setConnection(page, {effectiveType: '4g', saveData: true});
};

/** The current year, and the day on which a page was checked. */
const dates = '.footer__copyright, .theme-doc-footer time {visibility: hidden}';

/** What hydration adds last to pages that show nothing without it. */
const lastOf: Readonly<Record<string, (page: Page) => Locator>> = {
  [pictured.search]: (page) => page.locator('main input:focus'),
  [pictured['not-found']]: (page) => page.getByRole('heading', {name: 'Similar pages'}),
};

/** Opens a page. If it shows nothing before hydration, waits for it. */
export const openStill = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.addStyleTag({content: dates});
  if ((await page.locator('[data-needs-app]').count()) > 0) {
    await waitForHydration(page);
    await lastOf[path]?.(page).waitFor();
  }
};

/**
 * Loads the images on the screen. Otherwise, a screenshot could show their places before they are decoded. A new width
 * may select another file of an image while the previous one is being decoded, which rejects the promise.
 */
export const loadImages = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const decode = async (image: HTMLImageElement): Promise<void> => {
      for (;;) {
        try {
          await image.decode();
          return;
        } catch (error) {
          const isBroken = image.complete && image.naturalWidth === 0;
          if (isBroken) {
            throw error;
          }
          await nextFrame();
        }
      }
    };
    return Promise.all(
      [...document.images]
        .filter((image) => {
          const {top, bottom} = image.getBoundingClientRect();
          return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
        })
        .map((image) => {
          image.loading = 'eager';
          return decode(image);
        }),
    );
  });

/** Text in both fonts and shapes that browsers smooth: what machines may render differently. */
export const sample = `<!doctype html>
<meta charset="utf-8">
<title>Sample</title>
<style>
  body {margin: 20px; background: #fbfaf7; color: #16181d; font: 17px/1.5 Inter, sans-serif}
  h1 {font-size: 33.2px; font-weight: 650; letter-spacing: -0.02em}
  code {font: 0.9em 'Roboto Mono', monospace}
  div {width: 200px; height: 40px; border: 1.5px solid #c0311d; border-radius: 10px;
    background: linear-gradient(90deg, #fbeae5, #23568f)}
</style>
<h1>Render with <code>renderMedia()</code></h1>
<p>Make videos <b>programmatically</b>, <i>in React</i>: “3 × 4” – 12 …</p>
<p><code>const frame = useCurrentFrame(); <i>// 0 to 149</i></code></p>
<p><input type="checkbox" checked> <input type="range" value="30"></p>
<div></div>
<svg width="60" height="60"><circle cx="30" cy="30" r="25.5" fill="none" stroke="#16181d" stroke-width="3"/></svg>
`;
