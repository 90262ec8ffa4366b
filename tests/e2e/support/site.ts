import {type BrowserContext, type Page, expect} from '@playwright/test';

/** Interacts with the page, which hydrates it and has no other effect. */
export const interact = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('wheel')));

/** Opens a page and starts its hydration, without waiting for it: its scripts may be held back, or fail. */
export const start = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await interact(page);
};

/** Interacts with the page and waits in it until it is hydrated. Waiting there is faster than asking again and again. */
const hydration = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement;
        const check = () => {
          if (root.dataset.hasHydrated === 'true') {
            observer.disconnect();
            resolve();
          }
        };
        const observer = new MutationObserver(check);
        observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
        window.dispatchEvent(new Event('wheel'));
        check();
      }),
  );

/** How long to wait for hydration before the next interaction, in milliseconds. */
const patience = 1000;

/** Waits until the page is hydrated, which an attribute shows. The page may reload meanwhile. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect(async () => {
    const hydrated = hydration(page);
    // A reload rejects it after nobody waits for it any more.
    hydrated.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The page is not hydrated yet.')), patience);
    });
    await Promise.race([hydrated, tooLate]).finally(() => clearTimeout(timer));
  }).toPass();

/** Opens a page and waits until it is usable. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await waitForHydration(page);
};

/** The title of the page at an address, as the host sends it. */
const titleOf = async (page: Page, path: string): Promise<string> => {
  const response = await page.request.get(path);
  return page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').title,
    await response.text(),
  );
};

/**
 * Waits until the page of an address is the one that is shown. While a page loads, the address and the
 * canonical link are new already and the page that was left is still there; the title goes with it.
 */
export const arrived = async (page: Page, path: string): Promise<void> => {
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(await titleOf(page, page.url()));
};

/** Returns a promise, and the function that resolves it. */
export const createGate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open};
};

/** Holds back the requests for matching URLs. The returned function lets them go, and all later ones. */
export const holdRequests = async (
  page: Page | BrowserContext,
  url: Parameters<Page['route']>[0],
): Promise<() => void> => {
  const gate = createGate();
  await page.route(url, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate.open;
};

/** What the browser says of its connection; by itself it may take a busy machine for a slow network. */
export const setConnection = (page: Page, connection: {effectiveType: string; saveData: boolean}) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
    connection,
  );

/** Waits until a change is on the screen. Two frames, because the first may have been about to be painted before it. */
export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );

/** Moves to a path inside the running app, as the back button does, without a link that leads there. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);

/** Marks the running document; a reload loses the mark. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'true';
  });

/** Whether the document is still the one that `markDocument` marked. */
export const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.marked === 'true');
