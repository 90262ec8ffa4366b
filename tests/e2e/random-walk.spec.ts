/**
 * Two random walks, in which no action gets lost, whenever the app starts. `SEED=7` repeats the walks of a
 * seed; the message of a failure lists what was done.
 */
import type {Page} from '@playwright/test';
import {Random} from './support/random';
import {without} from './support/settings';
import {waitForHydration} from './support/site';
import {expect, test} from './support/test';
import {recordCopies, Walk} from './support/walk';

const seed = Number(process.env['SEED'] || 12);

interface Gate {
  readonly close: () => void;
  readonly open: () => void;
}

/** Holds the scripts of the app back while the gate is closed. */
const gateScripts = async (page: Page): Promise<Gate> => {
  let open = (): void => undefined;
  let gate = Promise.resolve();
  await page.route(
    (url) => url.pathname.includes('/assets/js/'),
    async (route) => {
      await gate;
      // The page may be gone by now.
      await route.continue().catch(() => undefined);
    },
  );
  return {
    close: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
};

/**
 * Walks from page to page. With a gate, the app of a page starts only after a number of actions; without, it
 * starts somewhere in between.
 */
const walkThrough = async (page: Page, actions: number, gate?: Gate): Promise<void> => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await recordCopies(page);
  const random = new Random(seed);
  const walk = new Walk(page, random);
  await page.goto('/docs/');
  while (walk.actions < actions) {
    gate?.close();
    await walk.open();
    for (let left = 4 + random.below(9), goesOn = true; left > 0 && goesOn; left -= 1) {
      goesOn = await walk.step();
    }
    gate?.open();
    await waitForHydration(page);
    await walk.check();
    for (let left = random.below(6); left > 0; left -= 1) {
      await walk.step();
      await walk.check();
      if (random.below(2) === 0) {
        await walk.leaveSearch();
      }
    }
    await walk.leaveSearch();
  }
};

test.use({actionTimeout: 15_000});
test.beforeEach(({problems}) => {
  // A limit for a machine with other work to do, no measure.
  test.setTimeout(900_000);
  // A page that the reader leaves while it loads gives up its requests.
  problems.allow(/ERR_ABORTED/);
});

for (const speed of ['slow', 'fast'] as const) {
  test(`no action gets lost in 500, with ${speed} scripts`, {tag: '@walk'}, async ({page}) => {
    test.skip(...without.deferredHydration);
    console.log(`Random walk with ${speed} scripts, SEED=${seed}`);
    await walkThrough(page, 500, speed === 'slow' ? await gateScripts(page) : undefined);
  });
}

test('a walk notices clicks that are not replayed', {tag: '@walk'}, async ({page}) => {
  await page.addInitScript(() => {
    HTMLElement.prototype.click = () => undefined;
  });
  await expect(walkThrough(page, 100, await gateScripts(page))).rejects.toThrow('Expected');
});
