import {findChromium} from '@docs-kit/tools/find-chromium';
import {type Browser, chromium, expect, type Page} from '@playwright/test';
import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {createServer as createViteServer} from 'vite';
import {afterAll, beforeAll, describe, test} from 'vitest';
import {files} from '../player-vite/testing';

const root = import.meta.dirname;
const media = (name: string): string => path.join(root, 'out', name);

let browser: Browser;
let server: Server;
let origin: string;
/** The bodies that `UploadForm` sent. */
const uploads: Buffer[] = [];

/** Serves the build, the generated files below `/media`, and accepts uploads. */
const listener = (): RequestListener => {
  const [app, out] = [files(path.join(root, 'dist')), files(path.join(root, 'out'))];
  return (request, response) => {
    if (request.method === 'POST') {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        uploads.push(Buffer.concat(pieces));
        response.end();
      });
    } else if (request.url?.startsWith('/media/')) {
      request.url = request.url.replace('/media', '');
      out(request, response);
    } else {
      app(request, response);
    }
  };
};

beforeAll(async () => {
  server = createServer(listener());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

interface Opened {
  readonly page: Page;
  /** What the page logged as an error or threw. */
  readonly errors: string[];
  /** URLs on other machines, which the tests answer. */
  readonly elsewhere: string[];
}

/** Opens a component of the app, or only its functions. */
const open = async (component = '', base = origin): Promise<Opened> => {
  const context = await browser.newContext({permissions: ['camera', 'microphone']});
  const page = await context.newPage();
  const errors: string[] = [];
  const elsewhere: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => errors.push(message));
  await context.route(
    ({origin: from}) => from !== new URL(base).origin,
    async (route) => {
      elsewhere.push(route.request().url());
      await route.fulfill({json: {success: true}, headers: {'access-control-allow-origin': '*'}});
    },
  );
  await page.goto(`${base}/#${component}`);
  await page.waitForFunction(() => 'guides' in window);
  return {page, errors, elsewhere};
};

/** Opens a component, runs a test, and closes the page again. */
const withPage = async (
  component: string,
  action: (opened: Opened) => Promise<void>,
): Promise<void> => {
  const opened = await open(component);
  await action(opened);
  await opened.page.context().close();
};

const select = (page: Page, name: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(media(name));

/** The value of the progress bar, from 0 to 1. */
const valueOf = (page: Page): Promise<number> =>
  page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);

/** Calls functions of the guides with a file. `action` runs in the page. */
const inPage = async <T>(name: string, action: (file: File) => Promise<T>): Promise<T> => {
  const {page} = await open();
  const result = (await page.evaluate(
    `fetch('/media/${name}').then((response) => response.blob()).then((blob) => (${String(action)})(new File([blob], '${name}', {type: blob.type})))`,
  )) as T;
  await page.context().close();
  return result;
};

/** Width and height of the video behind a link, as the browser plays it. */
const playedSize = (page: Page, selector: string): Promise<[number, number]> =>
  page.locator(selector).evaluate(async (element) => {
    const video = document.createElement('video');
    video.src = element.getAttribute('href') ?? '';
    await new Promise((resolve, reject) => {
      video.onloadeddata = resolve;
      video.onerror = () => reject(new Error(video.error?.message));
    });
    return [video.videoWidth, video.videoHeight];
  });

describe('/docs/webcodecs/convert-a-video', () => {
  test('shows the plan, converts, and names the download', async () => {
    await withPage('VideoConverter', async ({page, errors, elsewhere}) => {
      await select(page, 'hello.mp4');
      await expect(page.getByText('video (h264): reencode')).toBeVisible();
      await expect(page.getByText('audio (aac): reencode')).toBeVisible();
      await page.getByRole('button', {name: 'Convert'}).click();
      const link = page.getByRole('link', {name: 'Download hello.webm'});
      await expect(link).toHaveAttribute('download', 'hello.webm', {timeout: 60_000});
      expect(await playedSize(page, 'a[download]')).toEqual([1280, 720]);

      await page.getByLabel('mp4').check();
      await expect(page.getByText('video (h264): copy')).toBeVisible();
      await expect(page.getByText('audio (aac): copy')).toBeVisible();
      await page.getByLabel('wav').check();
      await expect(page.getByText('video (h264): drop')).toBeVisible();
      expect(errors).toEqual([]);
      // The conversion is reported, without the file.
      expect(new Set(elsewhere.map((url) => new URL(url).hostname))).toEqual(
        new Set(['www.remotion.pro']),
      );
    });
  });

  test('keeps a portrait video upright', async () => {
    expect(
      await inPage('phone.mp4', async (file) => {
        const {blob} = await window.guides.convertFile(file, 'webm', () => undefined);
        return window.guides.readSize(blob);
      }),
    ).toEqual({width: 720, height: 1280});
  });

  test('fails for audio that starts before 0 seconds, and converts it in two steps', async () => {
    const message = await inPage('early.mp4', async (file) => {
      try {
        await window.guides.convertFile(file, 'webm', () => undefined);
        return 'no error';
      } catch (error) {
        const {message: text, cause} = error as Error;
        return `${text} ${(cause as Error | undefined)?.message}`;
      }
    });
    expect(message).toContain('(see .cause of this error)');
    expect(message).toContain('timecodeRelativeToCluster is negative');
    expect(
      await inPage('early.mp4', async (file) => {
        const {blob} = await window.guides.convertFile(file, 'mp4', () => undefined);
        const between = new File([blob], 'between.mp4');
        const {blob: result} = await window.guides.convertFile(between, 'webm', () => undefined);
        return window.guides.tracksOfResult(result);
      }),
    ).toEqual(['video: vp8', 'audio: opus']);
  });
});

test('/docs/webcodecs/rotate-a-video', async () => {
  await withPage('RotateVideo', async ({page, errors}) => {
    await select(page, 'hello.mp4');
    await page.getByRole('button', {name: 'Rotate'}).click();
    await page.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByRole('link', {name: 'Download'})).toBeVisible({timeout: 60_000});
    expect(await playedSize(page, 'a[download]')).toEqual([720, 1280]);

    await select(page, 'phone.mp4');
    await page.getByRole('button', {name: 'Save'}).click();
    await expect(page.getByRole('link', {name: 'Download'})).toBeVisible({timeout: 60_000});
    expect(await playedSize(page, 'a[download]')).toEqual([720, 1280]);
    expect(errors).toEqual([]);
  });
});

describe('/docs/webcodecs/resize-a-video', () => {
  test('returns the size on the page', async () => {
    expect(
      await inPage('hello.mp4', async (file) => {
        const {blob} = await window.guides.shrinkVideo(file, 640, () => undefined);
        return window.guides.readSize(blob);
      }),
    ).toEqual({height: 360, width: 640});
  });

  test('uploads the result', async () => {
    await withPage('UploadForm', async ({page, errors}) => {
      await select(page, 'hello.mp4');
      await expect(page.getByText('Done')).toBeVisible({timeout: 60_000});
      expect(uploads).toHaveLength(1);
      expect(uploads[0]?.subarray(4, 8).toString()).toBe('ftyp');
      expect(errors).toEqual([]);
    });
  });
});

test('/docs/webcodecs/fix-mediarecorder-video', async () => {
  await withPage('CameraRecorder', async ({page, errors}) => {
    await page.getByRole('button', {name: 'Record'}).click();
    await page.waitForTimeout(1500);
    await page.getByRole('button', {name: 'Stop'}).click();
    await expect(page.getByText(/^Duration: [1-9][\d.]* seconds$/)).toBeVisible({timeout: 60_000});
    expect(errors).toEqual([]);
  });
});

test('the duration of a recording is infinite before it is repaired', async () => {
  const {page} = await open();
  const duration = await page.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({video: true, audio: true});
    const recorder = new MediaRecorder(stream, {mimeType: 'video/webm'});
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({data}) => pieces.push(data));
    recorder.start(500);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
      recorder.stop();
    });
    const video = document.createElement('video');
    video.src = URL.createObjectURL(new Blob(pieces, {type: recorder.mimeType}));
    await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
    return String(video.duration);
  });
  expect(duration).toBe('Infinity');
  await page.context().close();
});

describe('/docs/webcodecs/pause-resume-abort', () => {
  test('pauses, resumes and cancels', async () => {
    await withPage('CancelableConverter', async ({page, errors}) => {
      await select(page, 'long.mp4');
      await expect.poll(() => valueOf(page)).toBeGreaterThan(0);
      await page.getByRole('button', {name: 'Pause'}).click();
      await expect(page.getByText('paused')).toBeVisible();
      // The conversion first finishes the frames that it has begun.
      let paused = -1;
      await expect
        .poll(
          async () => {
            const before = paused;
            paused = await valueOf(page);
            return paused - before;
          },
          {intervals: [500]},
        )
        .toBe(0);
      await page.getByRole('button', {name: 'Resume'}).click();
      await expect.poll(() => valueOf(page)).toBeGreaterThan(paused);
      await page.getByRole('button', {name: 'Cancel'}).click();
      await expect(page.getByText('canceled')).toBeVisible();
      // The parser throws this into an unawaited promise if a sample arrives after the abort, as the page says.
      expect(errors.filter((message) => message !== 'Aborted')).toEqual([]);
    });
  });

  test('warns before the tab closes', async () => {
    await withPage('Leaving', async ({page}) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.type());
        void dialog.accept();
      });
      await page.reload();
      expect(dialogs).toEqual([]);
      await page.getByRole('button', {name: 'Idle'}).click();
      await page.getByRole('button', {name: 'Converting'}).waitFor();
      await page.reload();
      expect(dialogs).toEqual(['beforeunload']);
    });
  });
});

describe('/docs/webcodecs/resample-audio-16khz', () => {
  test('returns the format on the page', async () => {
    expect(
      await inPage('hello.mp4', async (file) => {
        const {wav} = await window.guides.to16KhzWav(file);
        return window.guides.readAudioFormat(wav);
      }),
    ).toEqual({audioCodec: 'pcm-s16', sampleRate: 16_000});
  });

  test('fails for a video without sound', async () => {
    expect(
      await inPage('hello.mp4', async (file) => {
        const silent = await window.guides.mute(file);
        return window.guides.to16KhzWav(new File([silent], 'silent.mp4')).then(
          () => 'no error',
          (error: Error) => error.message,
        );
      }),
    ).toBe('The file has no sound.');
  });
});

describe('/docs/webcodecs/track-transformation', () => {
  test('mutes a video', async () => {
    expect(
      await inPage('hello.mp4', async (file) =>
        window.guides.tracksOfResult(await window.guides.mute(file)),
      ),
    ).toEqual(['video: h264']);
  });

  test('drops the audio that the browser cannot encode', async () => {
    expect(
      await inPage('clip.webm', async (file) => {
        const {blob, lostSound} = await window.guides.convertLeniently(file, 'mp4');
        return [lostSound, await window.guides.tracksOfResult(blob)];
      }),
    ).toEqual([true, ['video: h264']]);
    expect(
      await inPage('clip.webm', async (file) =>
        window.guides
          .convertFile(file, 'mp4', () => undefined)
          .then(
            () => 'no error',
            (error: Error) => error.message,
          ),
      ),
    ).toContain('resolved with {"type": "fail"}');
  });

  test('halves the size, and only limits large videos', async () => {
    expect(
      await inPage('hello.mp4', async (file) => {
        const small = await window.guides.makeSmall(file);
        return [await window.guides.readSize(small), await window.guides.tracksOfResult(small)];
      }),
    ).toEqual([{width: 640, height: 360}, ['video: vp9', 'audio: opus']]);
    expect(
      await inPage('hello.mp4', async (file) =>
        window.guides.readSize(await window.guides.limitSize(file)),
      ),
    ).toEqual({width: 1280, height: 720});
  });
});

describe('/docs/media-parser/webcodecs', () => {
  test('shows the frames', async () => {
    await withPage('FrameViewer', async ({page, errors}) => {
      await select(page, 'hello.mp4');
      await expect(page.locator('canvas')).toHaveAttribute('width', '1280');
      expect(errors).toEqual([]);
    });
  });

  test('decodes each frame, in display order, and the audio', async () => {
    const {timestamps, samples} = await inPage('hello.mp4', async (file) => {
      const found: number[] = [];
      await window.guides.decodeVideo(file, (frame) => found.push(frame.timestamp));
      let count = 0;
      await window.guides.decodeAudio(file, (data) => {
        count += data.numberOfFrames / data.sampleRate;
      });
      return {timestamps: found, samples: count};
    });
    expect(timestamps).toHaveLength(30);
    expect(timestamps).toEqual([...timestamps].sort((a, b) => a - b));
    expect(samples).toBeGreaterThan(0.9);
  });
});

describe('/docs/media-parser/workers', () => {
  test('parses in a worker of the build', async () => {
    const {page} = await open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const results = await page.evaluate(async () => {
      const blob = await (await fetch('/media/hello.mp4')).blob();
      const file = new File([blob], 'hello.mp4');
      const text = new File(['no video'], 'text.mp4');
      return [
        await window.guides.countFrames(file),
        (await window.guides.readStaticFile('/media/hello.mp4')).slowDurationInSeconds,
        (await window.guides.readInWorker(file))?.dimensions,
        await window.guides.readInWorker(text).then(
          () => 'no error',
          (error: Error) => error.message,
        ),
      ];
    });
    expect(results).toEqual([
      30,
      expect.closeTo(1, 1),
      {width: 1280, height: 720},
      'Unknown file format',
    ]);
    expect(requests.filter((url) => url.includes('worker-web-entry'))).not.toEqual([]);
    await page.context().close();
  });

  test('parses in a worker of the development server', async () => {
    const vite = await createViteServer({
      root,
      logLevel: 'error',
      server: {host: '127.0.0.1', port: 0},
      cacheDir: path.join(root, 'out/vite'),
    });
    await vite.listen();
    try {
      const {page} = await open('', new URL(vite.resolvedUrls!.local[0]).origin);
      const count = await page.evaluate(async () => {
        const blob = await (await fetch('/out/hello.mp4')).blob();
        return window.guides.countFrames(new File([blob], 'hello.mp4'));
      });
      expect(count).toBe(30);
    } finally {
      await vite.close();
    }
  });
});
