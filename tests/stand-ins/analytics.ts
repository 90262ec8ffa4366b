import type {BrowserContext} from '@playwright/test';

/**
 * What gtag.js does with its queue, as far as page views go: `config` sends one, the event `page_view`
 * another; both carry what `set` has set.
 */
const gtag = `
  const set = {};
  const send = () => {
    const {pathname, search, hash} = location;
    const view = {path: set.page_path ?? pathname + search + hash, title: document.title};
    navigator.sendBeacon('https://www.google-analytics.com/g/collect', JSON.stringify(view));
  };
  const handle = ([command, name, value]) => {
    if (command === 'set') set[name] = value;
    if (command === 'config' || (command === 'event' && name === 'page_view')) send();
  };
  const queue = window.dataLayer;
  queue.forEach(handle);
  queue.push = (entry) => { handle(entry); return Array.prototype.push.call(queue, entry); };
`;

export interface PageView {
  readonly path: string;
  readonly title: string;
}

export interface AnalyticsStandIn {
  /** Addresses that the script was asked for at. */
  readonly scripts: readonly string[];
  /** Page views in the order in which they arrived. */
  readonly views: readonly PageView[];
}

/** Answers for Google Analytics and records the page views that it gets. */
export const standInForAnalytics = async (
  context: BrowserContext,
  mode: 'working' | 'blocked' = 'working',
): Promise<AnalyticsStandIn> => {
  const scripts: string[] = [];
  const views: PageView[] = [];
  await context.route('https://www.googletagmanager.com/**', async (route) => {
    scripts.push(route.request().url());
    if (mode === 'blocked') {
      await route.abort();
    } else {
      await route.fulfill({contentType: 'text/javascript', body: gtag});
    }
  });
  await context.route('https://www.google-analytics.com/**', async (route) => {
    views.push(JSON.parse(route.request().postData() ?? '{}') as PageView);
    await route.fulfill({status: 204, headers: {'access-control-allow-origin': '*'}});
  });
  return {scripts, views};
};
