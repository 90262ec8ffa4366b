import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {listTargets, measureClick, type Sidebar} from '../../scripts/benchmark/click';
import {serveGzip, type GzipServer} from '../../scripts/benchmark/gzip-server';

/** How long the sites below keep their reader waiting, in milliseconds. */
const wait = 300;

const page = (heading: string, script = ''): string =>
  `<!doctype html><title>${heading}</title><nav><a href="/next">Next</a></nav><h1>${heading}</h1>${script}`;

/** Draws the next heading itself, after a while. */
const router = `<script>
  document.querySelector('a').addEventListener('click', (event) => {
    event.preventDefault();
    setTimeout(() => (document.querySelector('h1').textContent = 'Next'), ${wait});
  });
</script>`;

/** Holds up the page before its heading, as a long script does. */
const slow = `<!doctype html><title>Next</title>
<script>for (const start = performance.now(); performance.now() - start < ${wait};);</script>
<h1>Next</h1>`;

let folder: string;
let server: GzipServer;
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('routed.html', page('Start', router));
  write('loaded.html', page('Start'));
  write('stuck.html', page('Next'));
  write('next.html', slow);
  write('404.html', page('Not found'));
  server = await serveGzip(folder);
});
test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

const sidebarOf = (start: string): Sidebar => ({
  origin: server.origin,
  start,
  links: 'nav a',
  startApp: async () => undefined,
});

test('the benchmark finds the links of a sidebar', async ({browser}) => {
  expect(await listTargets(browser, sidebarOf('/routed'))).toEqual(['/next']);
});

for (const [start, kind] of [
  ['/routed', 'draws'],
  ['/loaded', 'loads'],
] as const) {
  test(`the benchmark times a click on a site that ${kind} the next page`, async ({browser}) => {
    const time = await measureClick(browser, sidebarOf(start), '/next', 1);
    expect(time).toBeGreaterThanOrEqual(wait);
    // A time between the clocks of two documents would be decades, or negative.
    expect(time).toBeLessThan(1e9);
  });
}

test('the benchmark gives up when a click brings no other heading', async ({browser}) => {
  await expect(measureClick(browser, sidebarOf('/stuck'), '/next', 1, wait)).rejects.toThrow(
    'A click on /next in the sidebar of /stuck brought no other heading',
  );
});
