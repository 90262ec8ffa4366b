/** The tools that read and decode media files, on the pages about Media Parser and WebCodecs. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {axeFindings} from './support/axe';
import {open} from './support/site';
import {expect, test} from './support/test';

const poster = (name: string) => path.join('static/posters', name);

const noVideo = {name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Not a video.')};

/** The URLs of the scripts that a page loads from now on. */
const recordScripts = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      urls.push(request.url());
    }
  });
  return urls;
};

test.describe('the media reader', () => {
  const reader = (page: Page) => page.getByRole('group', {name: 'Media reader', exact: true});

  const cell = (page: Page, field: string) =>
    reader(page)
      .getByRole('row', {name: new RegExp(`^${field} `)})
      .locator('td')
      .nth(1);

  test('reads a file of the reader and loads the parser only then', async ({page}) => {
    await open(page, '/docs/media-parser');
    await expect(cell(page, 'dimensions')).toHaveText('640 × 360');
    // The app is running.
    await reader(page).getByLabel('Video or audio file').focus();
    await page.waitForLoadState('networkidle');
    const scripts = recordScripts(page);
    await reader(page).getByLabel('Video or audio file').setInputFiles(poster('hero.webm'));
    await expect(reader(page).getByRole('status')).toHaveText('The result for hero.webm');
    await expect(cell(page, 'dimensions')).toHaveText('960 × 540');
    const size = readFileSync(poster('hero.webm')).length.toLocaleString('en-US');
    await expect(cell(page, 'size')).toHaveText(`${size} bytes`);
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('says why a file cannot be read, keeps the last result, and goes on', async ({page}) => {
    await open(page, '/docs/media-parser');
    const status = reader(page).getByRole('status');
    await reader(page).getByLabel('Video or audio file').setInputFiles(noVideo);
    await expect(status).toContainText('notes.mp4 can’t be read: ');
    await expect(cell(page, 'dimensions')).toHaveText('640 × 360');
    await reader(page).getByRole('button', {name: 'Use a sample'}).press('Enter');
    await expect(status).toHaveText('The result for build-captions.webm');
    // What the table shows from the start.
    await expect(cell(page, 'internalStats')).toHaveText('341 bytes read');
  });

  test('has no violations', async ({page}) => {
    await open(page, '/docs/media-parser');
    await reader(page).getByLabel('Video or audio file').setInputFiles(noVideo);
    await expect(reader(page).getByRole('status')).toContainText('can’t be read');
    expect(await axeFindings(page, {within: '[aria-label="Media reader"]'})).toEqual([]);
  });
});

test.describe('the frame extractor', () => {
  const extractor = (page: Page) => page.getByRole('group', {name: 'Frame extractor', exact: true});

  test('loads neither the decoder nor the sample before it is used', async ({page}) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webm')) {
        videos.push(new URL(request.url()).pathname);
      }
    });
    await open(page, '/docs/webcodecs');
    const use = extractor(page).getByRole('button', {name: 'Use a sample'});
    // The app is running.
    await use.focus();
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    const scripts = recordScripts(page);
    await use.click();
    await expect(extractor(page).getByRole('img', {name: /^Frame at/})).toHaveCount(4);
    expect(scripts.length).toBeGreaterThan(0);
    expect([...new Set(videos)]).toEqual(['/posters/build-captions.webm']);
  });

  test('shows four frames of the sample without moving the page', async ({page}) => {
    await open(page, '/docs/webcodecs');
    const height = () => extractor(page).evaluate((element) => element.clientHeight);
    const before = await height();
    await extractor(page).getByRole('button', {name: 'Use a sample'}).click();
    await expect(extractor(page).getByRole('img', {name: /^Frame at/})).toHaveCount(4);
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
  });

  test('shows four frames of a file of the reader', async ({page}) => {
    await open(page, '/docs/webcodecs');
    await extractor(page).getByLabel('Video file').setInputFiles(poster('hero.webm'));
    await expect(extractor(page).getByRole('status')).toHaveText('The result for hero.webm');
    await expect(extractor(page).getByRole('img')).toHaveCount(4);
    const widths = await extractor(page)
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
    expect(widths).toEqual([640, 640, 640, 640]);
  });

  test('says why a file cannot be decoded', async ({page}) => {
    await open(page, '/docs/webcodecs');
    await extractor(page).getByLabel('Video file').setInputFiles(noVideo);
    await expect(extractor(page).getByRole('status')).toContainText('notes.mp4 can’t be decoded: ');
  });

  test('says that the browser does not support WebCodecs', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoDecoder'));
    await open(page, '/docs/webcodecs');
    await extractor(page).getByRole('button', {name: 'Use a sample'}).click();
    await expect(extractor(page).getByRole('status')).toHaveText(
      'build-captions.webm can’t be decoded: this browser doesn’t support WebCodecs.',
    );
  });
});
