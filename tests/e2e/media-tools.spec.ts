/** The tools that read and decode media files, on the pages about Media Parser and WebCodecs. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {open} from './support/site';
import {expect, test} from './support/test';

const poster = (name: string) => path.join('static/posters', name);

/** The size of a clip as the reader of media files shows it. */
const sizeOf = (name: string) => `${statSync(poster(name)).size.toLocaleString('en-US')} bytes`;

const noVideo = {name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('Not a video.')};

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
    // The page is hydrated.
    await reader(page).getByLabel('Video or audio file').focus();
    await page.waitForLoadState('networkidle');
    expect(page.workers()).toEqual([]);
    const started = page.waitForEvent('worker');
    await reader(page).getByLabel('Video or audio file').setInputFiles(poster('hero.webm'));
    const worker = await started;
    await expect(reader(page).getByRole('status')).toHaveText('Result for hero.webm');
    await expect(cell(page, 'dimensions')).toHaveText('960 × 540');
    await expect(cell(page, 'size')).toHaveText(sizeOf('hero.webm'));
    await expect(reader(page).getByText(/^This browser plays webm with vp9/)).toBeVisible();
    // Of a file of the reader, all samples are read: the header of a WebM file doesn't list the keyframes.
    await expect(reader(page).getByText(/keyframes?,? ?(one every|$)/)).toBeVisible();
    // The browser reports the end of a worker a moment later.
    await expect.poll(() => page.workers().includes(worker)).toBe(false);
  });

  test('says why a file cannot be read, keeps the last result, and goes on', async ({page}) => {
    await open(page, '/docs/media-parser');
    const status = reader(page).getByRole('status');
    await reader(page).getByLabel('Video or audio file').setInputFiles(noVideo);
    await expect(status).toContainText('notes.mp4 can’t be read: ');
    await expect(cell(page, 'dimensions')).toHaveText('640 × 360');
    await reader(page).getByRole('button', {name: 'Use a sample'}).press('Enter');
    await expect(status).toHaveText('Result for build-captions.webm');
    await expect(cell(page, 'size')).toHaveText(sizeOf('build-captions.webm'));
  });

  test('reads a dropped file, and a URL', async ({page, baseURL}) => {
    await open(page, '/docs/media-parser');
    const status = reader(page).getByRole('status');
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'dropped.webm', {type: 'video/webm'}));
        return data;
      },
      [...readFileSync(poster('hero.webm'))],
    );
    const field = reader(page).getByLabel('Video or audio file');
    await field.dispatchEvent('dragover', {dataTransfer: transfer});
    await field.dispatchEvent('drop', {dataTransfer: transfer});
    await expect(status).toHaveText('Result for dropped.webm');
    const url = reader(page).getByLabel('Or enter a URL');
    await url.fill(`${baseURL}/posters/build-captions.webm`);
    await url.press('Enter');
    await expect(status).toHaveText('Result for build-captions.webm');
  });

  test('says what a server must allow if a URL cannot be read', async ({page, problems}) => {
    problems.allow(/ERR_/);
    await open(page, '/docs/media-parser');
    const url = reader(page).getByLabel('Or enter a URL');
    // Nothing listens there.
    await url.fill('http://localhost:1/clip.mp4');
    await url.press('Enter');
    await expect(reader(page).getByRole('status')).toContainText(
      'clip.mp4 can’t be read: the request failed. The server must allow cross-origin requests (CORS)',
    );
  });
});

test.describe('the frame extractor', () => {
  const extractor = (page: Page) => page.getByRole('group', {name: 'Frame extractor', exact: true});

  test('loads the decoder and the sample when it is used, and moves nothing', async ({page}) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.webm')) {
        videos.push(new URL(request.url()).pathname);
      }
    });
    await open(page, '/docs/webcodecs');
    const use = extractor(page).getByRole('button', {name: 'Use a sample'});
    // The page is hydrated.
    await use.focus();
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    expect(page.workers()).toEqual([]);
    const height = () => extractor(page).evaluate((element) => element.clientHeight);
    const before = await height();
    await use.click();
    await expect(extractor(page).getByRole('img', {name: /^Frame at/})).toHaveCount(4);
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(2);
    expect([...new Set(videos)]).toEqual(['/posters/build-captions.webm']);
  });

  test('shows four frames of a file of the reader', async ({page}) => {
    await open(page, '/docs/webcodecs');
    await extractor(page).getByLabel('Video file').setInputFiles(poster('hero.webm'));
    await expect(extractor(page).getByRole('status')).toHaveText('Result for hero.webm');
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

test.describe('the media converter', () => {
  const converter = (page: Page) => page.getByRole('group', {name: 'Media converter', exact: true});

  test('says what happens to each track, converts, and offers the result', async ({page}) => {
    const requests: string[] = [];
    await open(page, '/docs/webcodecs/convert-a-video');
    page.on('request', (request) => requests.push(new URL(request.url()).hostname));
    const tool = converter(page);
    await tool.getByLabel('Video or audio file').setInputFiles(poster('hero.webm'));
    await expect(tool.getByRole('row', {name: /^video/})).toContainText(
      'copied without re-encoding (vp9)',
    );
    await tool.getByLabel('Rotation').selectOption('90');
    await tool.getByLabel('Height').selectOption('180');
    await expect(tool.getByRole('row', {name: /^video/})).toContainText(
      're-encoded from vp9 to vp8',
    );
    await tool.getByRole('button', {name: 'Convert'}).press('Enter');
    const download = page.waitForEvent('download');
    await tool.getByRole('link', {name: 'Download hero-converted.webm'}).click();
    const file = await (await download).path();
    expect(readFileSync(file).length).toBeGreaterThan(1000);
    // Nothing leaves the site.
    expect([...new Set(requests)].filter((host) => host !== 'localhost' && host !== '')).toEqual(
      [],
    );
    await open(page, '/docs/media-parser');
    const reader = page.getByRole('group', {name: 'Media reader', exact: true});
    await reader.getByLabel('Video or audio file').setInputFiles(file);
    await expect(reader.getByRole('row', {name: /^dimensions/})).toContainText('101 × 180');
  });

  test('says before it starts that the browser cannot encode a track', async ({page}) => {
    await open(page, '/docs/webcodecs/convert-a-video');
    const tool = converter(page);
    await tool.getByLabel('Format').selectOption('wav');
    await tool.getByLabel('Video or audio file').setInputFiles(poster('hero.webm'));
    await expect(tool.getByRole('status')).toHaveText(
      'hero.webm can’t be converted: this browser can’t encode any of its tracks for wav. Choose another format.',
    );
    await expect(tool.getByRole('button', {name: 'Convert'})).toBeHidden();
  });

  test('can be cancelled', async ({page}) => {
    await open(page, '/docs/webcodecs/convert-a-video');
    const tool = converter(page);
    await tool.getByLabel('Video or audio file').setInputFiles(poster('hero.webm'));
    await tool.getByLabel('Rotation').selectOption('180');
    await tool.getByRole('button', {name: 'Convert'}).click();
    await tool.getByRole('button', {name: 'Cancel'}).click();
    await expect(tool.getByRole('button', {name: 'Convert'})).toBeEnabled();
    // The browser reports the end of a worker a moment later.
    await expect.poll(() => page.workers().length).toBe(0);
  });
});

test('the table of codecs shows what this browser supports', async ({page}) => {
  await open(page, '/docs/webcodecs');
  const table = page.getByRole('group', {name: 'Codecs in this browser'});
  const encodes = await page.evaluate(
    async () =>
      (await VideoEncoder.isConfigSupported({codec: 'vp8', width: 1920, height: 1080})).supported,
  );
  await expect(table.getByRole('row', {name: /^VP8/}).getByRole('cell').first()).toHaveText(
    encodes === true ? 'decodes and encodes' : 'only decodes',
  );
});
