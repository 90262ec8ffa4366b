import {appCrashed} from './appCrashed';
import {failureMessage} from './failureMessage';
import type {EarlyEvents} from './replayEarlyEvents';
import {retryFailedFiles} from './retryFailedFiles';

/** The number of failures of a file after which the reader sees a message. */
const tolerance = 3;

/** Whether the server has a newer version of the page that refers to other scripts. */
const isOutdated = async (document: Document, scripts: readonly string[]): Promise<boolean> => {
  const response = await fetch(document.location.href, {cache: 'no-cache'});
  return response.ok && !(await response.text()).includes(scripts.join(' '));
};

/** Docusaurus adds a function to the home page that shows an error if no script loads. */
type Banner = Omit<Window, 'docusaurus'> & {docusaurus?: unknown; insertBanner?: () => void};

/**
 * Prevents the banner. Docusaurus shows it after the page is parsed unless this property is set, which means
 * that its app is running. The app replaces the value.
 */
export const holdBanner = (window: Banner): void => {
  window.docusaurus ??= {};
};

/**
 * Loads the scripts of the app in order, and replays early events once the app is hydrated. Files that fail to
 * load are retried. If they fail because there is a newer deploy, the page is reloaded. After the third
 * failure, the reader sees a message.
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
  // A page that crashes during its first render is never marked as hydrated, but it has buttons for trying
  // again.
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
  // Like a script with `defer`: the app must hydrate the completely parsed page.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', load, {once: true});
  } else {
    load();
  }
};
