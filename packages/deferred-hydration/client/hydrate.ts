import {type Failure, failureMessage} from './failureMessage';
import type {PageGuard} from './guardPage';
import {holdTitle} from './holdTitle';
import {hydrationFailed} from './hydrationFailed';
import {isOutdated} from './isOutdated';
import type {EarlyEvents} from './replayEarlyEvents';
import {retryFailedFiles} from './retryFailedFiles';
import {watchErrors} from './watchErrors';

/** The number of failures of a file after which the reader sees a message. */
const tolerance = 3;

/** Milliseconds after the scripts have loaded. A proxy may have emptied them, so that nothing fails. */
const timeout = 20_000;

/** Whether this page is the result of a reload. One is the most: two servers may have different builds. */
const isReloaded = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
};

/** Docusaurus adds a function to the home page that shows an error if no script loads. */
type Banner = Omit<Window, 'docusaurus'> & {docusaurus?: unknown; insertBanner?: () => void};

/**
 * Prevents the banner. Docusaurus shows it after the page is parsed unless this property is set, which means
 * that React is running. Docusaurus then replaces the value.
 */
export const holdBanner = (window: Banner): void => {
  window.docusaurus ??= {};
};

const findBanner = (): HTMLElement | null =>
  document.getElementById('__docusaurus-base-url-issue-banner-container');

/** Shows the banner on the home page once. Does nothing on other pages. */
const insertBanner = (): void => {
  if (!findBanner()) {
    (window as unknown as Banner).insertBanner?.();
  }
};

/**
 * Loads the scripts of the React app in order, and replays early events once the page is hydrated. Files that fail to
 * load are retried. If they fail because there is a newer deploy, the page is reloaded, unless the reader would lose an
 * action. Otherwise, the reader sees a message: after the third failure, after an error of a script, or if nothing happens.
 */
export const hydrate = (
  document: Document,
  scripts: readonly string[],
  events: EarlyEvents,
  guard: PageGuard,
): void => {
  const root = document.documentElement;
  const finished = new AbortController();
  const message = failureMessage(window);
  let reported: Failure['kind'] | undefined;
  const report = (failure: Failure) => {
    // The first error is the cause. A new version explains all of them.
    if (reported === undefined || (failure.kind === 'deployment' && reported !== 'deployment')) {
      reported = failure.kind;
      events.reportTo((near) => message.show(failure, near), failure.kind !== 'network');
    }
  };
  watchErrors(window, (error) => report({kind: 'error', error}), finished.signal);
  let isReloading = false;
  const stopRetries = retryFailedFiles(window, (failures) => {
    if (failures >= tolerance) {
      insertBanner();
      report({kind: 'network'});
    }
    isOutdated(document).then(
      (outdated) => {
        if (!outdated || isReloading) {
          return;
        }
        if (events.isEmpty() && !isReloaded()) {
          // Several files fail at the same time, and each further call would request the page again.
          isReloading = true;
          document.location.reload();
        } else {
          report({kind: 'deployment'});
        }
      },
      // Offline.
      () => undefined,
    );
  });
  const releaseTitle = holdTitle(document);
  const handOver = () => {
    finished.abort();
    observer.disconnect();
    stopRetries();
    message.hide();
    guard.restore();
    releaseTitle();
    findBanner()?.remove();
    events.replay();
  };
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      handOver();
    }
  });
  // A page that crashes during its first render is never marked as hydrated, but its error page responds.
  document.addEventListener(hydrationFailed, handOver, {signal: finished.signal});
  const load = () => {
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
    let missing = scripts.length;
    const clearBeforeLast = () => {
      // React runs when the last script has loaded. Until then, readers keep their translation.
      if (missing === 1) {
        guard.clear();
      }
    };
    clearBeforeLast();
    for (const source of scripts) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onload = () => {
        missing -= 1;
        clearBeforeLast();
        if (missing === 0) {
          const timer = setTimeout(() => report({kind: 'timeout'}), timeout);
          finished.signal.addEventListener('abort', () => clearTimeout(timer));
        }
      };
      document.head.append(script);
    }
  };
  // Like a script with `defer`: React must hydrate the completely parsed page.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', load, {once: true});
  } else {
    load();
  }
};
