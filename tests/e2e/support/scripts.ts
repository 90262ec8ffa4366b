import type {Page, Route} from '@playwright/test';
import {createGate, interact} from './site';

/**
 * Page scripts on their way to the browser. States that a healthy site does not show (a slow page, a
 * lost one, one that throws) are reached by changing what the network delivers; the site itself has no
 * code for tests.
 */

const isEntry = (url: string): boolean => /\/(?:runtime~)?main\.[^/]+\.js$/.test(url);

/** Scripts bear a hash in their name, so one that was read once is the same for every test. */
const scripts = new Map<string, string>();

const read = async (route: Route): Promise<string> => {
  const url = route.request().url();
  const body = scripts.get(url) ?? (await (await route.fetch()).text());
  scripts.set(url, body);
  return body;
};

const deliver = (route: Route, body: string): Promise<void> =>
  route.fulfill({contentType: 'text/javascript', body});

interface Delivery {
  readonly route: Route;
  readonly body: string;
}

/**
 * Hands over each script of a page that contains a text, except the two entry scripts.
 *
 * @param text something that only the script in question contains, such as a sentence of the page
 */
export const onPageScript = (
  page: Page,
  text: string,
  handle: (delivery: Delivery) => Promise<void>,
): Promise<unknown> =>
  page.route('**/assets/js/*.js', async (route) => {
    if (isEntry(route.request().url())) {
      await route.fallback();
      return;
    }
    const body = await read(route);
    await (body.includes(text) ? handle({route, body}) : route.fallback());
  });

/** Hands over the main script. */
export const onMainScript = (page: Page, change: (body: string) => string): Promise<unknown> =>
  page.route(/\/assets\/js\/main\.[^/]+\.js$/, async (route) => {
    const body = await read(route);
    const changed = change(body);
    if (changed === body) {
      throw new Error('The main script does not contain what the test wants to change.');
    }
    await deliver(route, changed);
  });

/** Holds back the script that contains a text. Tells when the page requests it. */
export const holdPageScript = async (page: Page, text: string) => {
  const requested = createGate();
  const released = createGate();
  await onPageScript(page, text, async ({route, body}) => {
    requested.open();
    await released.opened;
    await deliver(route, body);
  });
  return {requested: requested.opened, release: released.open};
};

/**
 * Opens a docs page whose content comes as a lazy component: hydration starts with the URL of another page,
 * preloads that page, and renders this one.
 *
 * @param path a page of the same section as /docs/spring, such as /docs/interpolate
 */
export const startWithoutPreload = async (page: Page, path: string): Promise<void> => {
  const setUrl = (url: string) =>
    page.evaluate((to) => window.history.replaceState(null, '', to), url);
  const {requested, release} = await holdPageScript(page, '@site/docs/spring.mdx');
  await page.goto(path);
  await setUrl('/docs/spring');
  await interact(page);
  await requested;
  await setUrl(path);
  release();
};

/** Loses the script that contains a text, as long as `isLost` says so. */
export const losePageScript = (
  page: Page,
  text: string,
  isLost: () => boolean = () => true,
): Promise<unknown> =>
  onPageScript(page, text, ({route, body}) => (isLost() ? route.abort() : deliver(route, body)));

/** Runs in the browser around a page script: every module of the script passes through `change`. */
const wrapModules = (body: string, change: string): string => {
  const chunks = /(?:self|globalThis)\.(webpackChunk\w+)/.exec(body)?.[1];
  if (!chunks) {
    throw new Error('This is no script of the bundler.');
  }
  return `(() => {
    const chunks = (self.${chunks} = self.${chunks} || []);
    const push = chunks.push;
    chunks.push = (data) => {
      for (const id of Object.keys(data[1])) {
        const factory = data[1][id];
        data[1][id] = function (module, exports, require) {
          factory.call(this, module, exports, require);
          module.exports = (${change})(module.exports);
        };
      }
      return push.call(chunks, data);
    };
    ${body}
    chunks.push = push;
  })();`;
};

/**
 * Makes the component of the script that contains a text throw while `window.crash` is not `false`:
 * an error with two causes.
 */
export const crashPageScript = (page: Page, text: string): Promise<unknown> =>
  onPageScript(page, text, ({route, body}) =>
    deliver(
      route,
      wrapModules(
        body,
        `(real) => {
          if (typeof real.default !== 'function') return real;
          const crashing = (props) => {
            if (window.crash !== false) {
              const root = new RangeError('Frame 900 is outside of the composition');
              throw new Error('The page could not be rendered', {cause: new TypeError('title is undefined', {cause: root})});
            }
            return real.default(props);
          };
          return new Proxy(real, {get: (target, key) => (key === 'default' ? crashing : target[key])});
        }`,
      ),
    ),
  );

/** Takes the default export from the modules of the script that contains a text. */
export const dropDefaultExport = (page: Page, text: string): Promise<unknown> =>
  onPageScript(page, text, ({route, body}) =>
    deliver(
      route,
      wrapModules(
        body,
        `(real) => (typeof real.default === 'function' ? {__esModule: true} : real)`,
      ),
    ),
  );
