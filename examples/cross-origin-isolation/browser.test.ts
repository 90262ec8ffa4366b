import {isCI} from '@docs-kit/tools/ci';
import {findChromium} from '@docs-kit/tools/find-chromium';
import {freePort} from '@docs-kit/tools/free-port';
import {findProgram, setUp} from '@docs-kit/tools/programs';
import {type Browser, chromium, expect} from '@playwright/test';
import next from 'next';
import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createServer, preview} from 'vite';
import {afterAll, beforeAll, describe, test} from 'vitest';

const root = import.meta.dirname;
const host = '127.0.0.1';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({executablePath: findChromium()});
});

afterAll(() => browser.close());

/** Opens the app, and a page that starts a worker. */
const expectIsolated = async (origin: string): Promise<void> => {
  const page = await browser.newPage();
  await page.goto(origin);
  await expect(page.getByText('Isolated', {exact: true})).toBeVisible();
  await expectCheck(origin, 'The worker is isolated');
  await page.close();
};

const expectCheck = async (origin: string, worker: string): Promise<void> => {
  const page = await browser.newPage();
  await page.goto(new URL('/check.html', origin).href);
  await expect(page.getByText('Isolated', {exact: true})).toBeVisible();
  await expect(page.getByText(worker)).toBeVisible();
  await page.close();
};

test('the development server of Vite', async () => {
  const server = await createServer({root, logLevel: 'error', server: {host, port: 0}});
  await server.listen();
  try {
    await expectIsolated(server.resolvedUrls!.local[0]);
  } finally {
    await server.close();
  }
});

test('the preview server of Vite', async () => {
  const server = await preview({root, logLevel: 'error', preview: {host, port: 0}});
  try {
    await expectIsolated(server.resolvedUrls!.local[0]);
  } finally {
    await server.close();
  }
});

// The development server compiles no page for a file in `public`, which would take most of the time.
test('Next.js', async () => {
  const app = next({dev: true, dir: root});
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createHttpServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  try {
    const {port} = server.address() as AddressInfo;
    await expectCheck(`http://${host}:${port}`, 'The worker is isolated');
  } finally {
    server.closeAllConnections();
    server.close();
    await app.close();
  }
});

/**
 * Returns the path of nginx. Installs nginx if necessary.
 *
 * @throws if nginx is missing and can't be installed
 */
const findNginx = (): string => setUp(() => findProgram('nginx'), ['nginx-light']);

const reasonToSkip = (): string | undefined => {
  try {
    findNginx();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

/** Starts nginx with a `server` block, which serves the build of Vite without a certificate. */
const withNginx = async (block: string, action: (origin: string) => Promise<void>) => {
  const nginx = findNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = block
    .replace('443 ssl', `${host}:${port}`)
    .replace(/ *ssl_.*\n/g, '')
    .replace('/var/www/my-app', path.join(root, 'dist'));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid nginx.pid;
    error_log error.log;
    events {}
    http {
      types { text/html html; text/javascript js; }
      access_log off;
      client_body_temp_path body;
      proxy_temp_path proxy;
      fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi;
      scgi_temp_path scgi;
      ${server}
    }`,
  );
  const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const origin = `http://${host}:${port}`;
  try {
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ok}) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await action(origin);
  } finally {
    child.kill();
    await ended;
    rmSync(folder, {recursive: true, force: true});
  }
};

const reason = reasonToSkip();

describe.skipIf(reason !== undefined && !isCI)(
  `nginx${reason === undefined ? '' : ` (${reason})`}`,
  () => {
    test('isolates the page and its worker', async () => {
      await withNginx(readFileSync(path.join(root, 'nginx.conf'), 'utf8'), expectIsolated);
    });

    test('blocks the worker if its location has headers of its own', async () => {
      const block = readFileSync(path.join(root, 'nginx.conf'), 'utf8').replace(
        /\}\s*$/,
        'location /check-worker.js { add_header Cache-Control "max-age=31536000"; } }',
      );
      await withNginx(block, (origin) => expectCheck(origin, 'The worker did not start'));
    });
  },
);
