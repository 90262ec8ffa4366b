import {appCrashed} from './appCrashed';
import {failureMessage} from './failureMessage';
import type {EarlyEvents} from './replayEarlyEvents';
import {retryFailedFiles} from './retryFailedFiles';

/** After this many failures of one file, the reader is told. */
const tolerance = 3;

/** Whether the server has a newer deploy of the page, which names other scripts. */
const isOutdated = async (document: Document, scripts: readonly string[]): Promise<boolean> => {
  const response = await fetch(document.location.href, {cache: 'no-cache'});
  return response.ok && !(await response.text()).includes(scripts.join(' '));
};

/** The home page has a function of Docusaurus that shows what is wrong when no script loads. */
type Banner = Omit<Window, 'docusaurus'> & {docusaurus?: unknown; insertBanner?: () => void};

/**
 * Docusaurus calls that function when the page is parsed, unless its app is running by then, which it sees by
 * this property. The app replaces the value.
 */
export const holdBanner = (window: Banner): void => {
  window.docusaurus ??= {};
};

/**
 * Loads the scripts of the app in their order, and replays the early events once the app is hydrated. Files
 * that fail to load are retried. If they fail because the page is older than the last deploy, the page is
 * reloaded; after the third failure, the reader is told.
 */
export const startApp = (
  document: Document,
  scripts: readonly string[],
  events: EarlyEvents,
): void => {
  const root = document.documentElement;
  const mounted = new AbortController();
  const message = failureMessage(window);
  let told = false;
  const stopRetries = retryFailedFiles(window, (failures) => {
    if (failures >= tolerance && !told) {
      told = true;
      (window as unknown as Banner).insertBanner?.();
      events.reportTo(message.show);
    }
    isOutdated(document, scripts).then(
      (outdated) => {
        if (outdated) {
          document.location.reload();
        }
      },
      // Offline.
      () => undefined,
    );
  });
  const handOver = () => {
    mounted.abort();
    observer.disconnect();
    stopRetries();
    message.hide();
    document.getElementById('__docusaurus-base-url-issue-banner-container')?.remove();
    events.replay();
  };
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      handOver();
    }
  });
  // A page that crashes during its first render is never marked as hydrated, but has buttons to try again.
  document.addEventListener(appCrashed, handOver, {signal: mounted.signal});
  const load = () => {
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
    for (const source of scripts) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      document.head.append(script);
    }
  };
  // Like a script with `defer`: the app hydrates the page that is parsed.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', load, {once: true});
  } else {
    load();
  }
};
