/**
 * What comes late moves nothing: neither what scripts fetch, nor HTML that arrives in pieces. kinds.spec.ts looks at each
 * kind of page on a phone, and sweep.spec.ts at all pages in a wide window.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {layoutShifts, recordLayoutShifts} from './support/layout-shift';
import {open} from './support/site';
import {expect, test} from './support/test';

const late: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/search?q=spring': (page) => expect(page.getByText(/^\d+ documents found$/)).toBeVisible(),
  '/docs/sprimg': (page) =>
    expect(page.getByRole('heading', {name: 'Similar pages'})).toBeVisible(),
};

for (const [path, arrives] of Object.entries(late)) {
  for (const [width, height] of [
    [1440, 900],
    [412, 823],
  ] as const) {
    test(`what ${path} fetches moves nothing at ${width} px`, async ({page, problems}) => {
      problems.allow(/\b404\b/);
      await page.setViewportSize({width, height});
      await recordLayoutShifts(page);
      await open(page, path);
      await arrives(page);
      await page.waitForTimeout(500);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}

/**
 * Starts a host that sends the HTML of a page in pieces, and forwards all other requests to the site.
 *
 * @param cuts what the HTML contains, in this order; after each match, the host waits
 */
const startSlowHost = async (site: string, path: string, cuts: readonly RegExp[]) => {
  let rest = await (await fetch(`${site}${path}`)).text();
  const pieces = cuts.map((cut) => {
    const match = cut.exec(rest);
    if (!match) {
      throw new Error(`${path}: nothing matches ${cut} after the cuts before it.`);
    }
    const piece = rest.slice(0, match.index + match[0].length);
    rest = rest.slice(piece.length);
    return piece;
  });
  const server = createServer((request, response) => {
    const respond = async () => {
      if (request.url !== path) {
        const {status, headers, body} = await fetch(`${site}${request.url}`);
        response.writeHead(status, {'Content-Type': headers.get('content-type') ?? ''});
        response.end(body && Buffer.from(await new Response(body).arrayBuffer()));
        return;
      }
      response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
      for (const piece of pieces) {
        response.write(piece);
        // Time to paint. A frame can't be awaited, because there is none while the browser holds the first paint.
        await setTimeout(200);
      }
      response.end(rest);
    };
    respond().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test("the right end of the navigation bar doesn't move while the page arrives", async ({
  page,
  baseURL,
}) => {
  const host = await startSlowHost(baseURL ?? '', '/docs/staticfile-relative-paths', [
    /Remotion on X"><\/a>/,
    /Search</,
    /role="?status"?[^>]*><\/span>/,
  ]);
  await recordLayoutShifts(page);
  try {
    await page.goto(host.url);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  } finally {
    host.stop();
  }
});
