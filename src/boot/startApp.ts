import {appMounted} from './appMounted';
import type {KeptActions} from './keepActions';

/** Milliseconds from the first drawing to the mark of hydration, which follows within a few frames. */
const patience = 1000;

/** Whether the page that the server has now is of another deploy: it names other scripts. */
const isOutdated = async (document: Document, scripts: readonly string[]): Promise<boolean> => {
  const response = await fetch(document.location.href, {cache: 'no-cache'});
  return response.ok && !(await response.text()).includes(scripts.join(' '));
};

/** The home page has a function of Docusaurus that shows what is wrong when no script loads. */
type Banner = Omit<Window, 'docusaurus'> & {docusaurus?: unknown; insertBanner?: () => void};

/**
 * That function runs when the page is parsed and no script of the app is there by then. Until one has
 * failed, the place that it looks at is taken; the app puts its own value there.
 */
export const holdBanner = (window: Banner): void => {
  window.docusaurus ??= {};
};

/**
 * Loads the scripts of the app in their order, and hands the kept actions over once it is hydrated. Where
 * one does not load because the page is older than the last deploy, the page is loaded anew; else it
 * stays as it is, readable.
 */
export const startApp = (
  document: Document,
  scripts: readonly string[],
  actions: KeptActions,
): void => {
  const root = document.documentElement;
  const mounted = new AbortController();
  const handOver = () => {
    mounted.abort();
    observer.disconnect();
    actions.carryOut();
  };
  const observer = new MutationObserver(() => {
    if (root.dataset['hasHydrated'] === 'true') {
      handOver();
    }
  });
  // A page that crashes when it is first drawn is never called hydrated, but has buttons that try again.
  document.addEventListener(
    appMounted,
    () => {
      const timer = window.setTimeout(handOver, patience);
      mounted.signal.addEventListener('abort', () => window.clearTimeout(timer));
    },
    {once: true, signal: mounted.signal},
  );
  let failed = false;
  const fail = () => {
    if (failed) {
      return;
    }
    failed = true;
    mounted.abort();
    observer.disconnect();
    actions.giveUp();
    (window as unknown as Banner).insertBanner?.();
    isOutdated(document, scripts).then(
      (outdated) => {
        if (outdated) {
          document.location.reload();
        }
      },
      // Offline.
      () => undefined,
    );
  };
  const load = () => {
    observer.observe(root, {attributeFilter: ['data-has-hydrated']});
    for (const source of scripts) {
      const script = document.createElement('script');
      script.src = source;
      script.async = false;
      script.onerror = fail;
      document.head.append(script);
    }
  };
  // The app takes over the page that is parsed, as its scripts with `defer` did.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', load, {once: true});
  } else {
    load();
  }
};
