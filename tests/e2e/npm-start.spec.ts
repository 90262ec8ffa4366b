/**
 * The development server as writers start it: with npm, which passes settings of `.npmrc` on to its scripts. It serves a
 * copy of the small site with all packages, which compiles pages on demand like the big site.
 */
import {spawn} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '@docs-kit/tools';
import {freePort} from '@docs-kit/tools/free-port';
import {expect, test} from './support/test';

let origin: string;
let siteDir: string;
let stop: () => Promise<unknown>;

test.beforeAll(async () => {
  const cache = path.join(root, '.cache');
  await mkdir(cache, {recursive: true});
  siteDir = await mkdtemp(path.join(cache, 'npm-start-'));
  await cp(path.join(root, 'tests/sites'), siteDir, {recursive: true});
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const server = spawn(
    'npm',
    ['start', '--', siteDir, '--config', 'packages.config.ts', '--no-open', `--port=${port}`],
    // A group of its own, because npm starts further processes.
    {cwd: root, detached: true, stdio: 'ignore'},
  );
  const closed = new Promise((resolve) => server.on('close', resolve));
  stop = () => {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
    }
    return closed;
  };
  const answers = () =>
    fetch(origin).then(
      ({ok}) => ok,
      () => false,
    );
  await expect.poll(answers, {timeout: 100_000}).toBe(true);
});

test.afterAll(async () => {
  await stop();
  await rm(siteDir, {recursive: true, force: true});
});

test('it shows each edit without a reload', async ({page}) => {
  await page.goto(`${origin}/brewing/pour`);
  const file = path.join(siteDir, 'docs/brewing/pour.mdx');
  const text = await readFile(file, 'utf8');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-before-edit', ''));
  for (const sentence of ['Rinse the filter first.', 'Weigh the beans first.']) {
    await writeFile(file, `${text}\n${sentence}\n`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.locator('body[data-before-edit]')).toHaveCount(1);
  // Prefetching would delay each edit.
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
