import {enableButtons} from './enableButtons';
import {type Failure, failureMessage} from './failureMessage';
import {guardPage} from './guardPage';
import {holdBanner, hydrate} from './hydrate';
import {listen} from './listen';
import {onFirstInteraction} from './onFirstInteraction';
import {preload} from './preload';
import {reloadOnTraversal} from './reloadOnTraversal';
import {type DialogKeys, replayEarlyEvents} from './replayEarlyEvents';
import {showPanels} from './showPanels';
import {whileParsing} from './whileParsing';

/** What a site adds to the inline script: the default export of the module in the option `script`. */
export interface EarlyScript {
  /** Whether the browser has what the site requires. If not, the page shows which browsers have it. */
  readonly isSupported?: () => boolean;
  /**
   * Called first, when the parser reaches the inline script at the end of `<head>`.
   *
   * @param on listens to events of the window, before all listeners of elements, until the page is hydrated
   * @returns a function that is called each time the parser adds elements to the page, before the browser paints them
   */
  readonly start?: (on: ReturnType<typeof listen>) => (() => void) | undefined;
  /** The keys of a dialog with a text field, such as the search. Text that follows them is replayed in its field. */
  readonly dialogKeys?: DialogKeys;
}

/** The page stays readable, but its controls can't respond. */
const giveUp = (failure: Failure): void => {
  document.addEventListener('DOMContentLoaded', () => {
    showPanels(document);
    failureMessage(window).show(failure);
  });
};

const run = ({start, dialogKeys}: EarlyScript): void => {
  // It is only known while the script runs.
  const script = document.currentScript as HTMLScriptElement;
  const filesIn = (attribute: string) => (script.getAttribute(attribute) || '').match(/\S+/g) || [];
  const preloadOnce = (attribute: string) => {
    preload(document, filesIn(attribute));
    script.removeAttribute(attribute);
  };
  const hydrated = new AbortController();
  const onParse = start?.(listen(window, hydrated.signal));
  reloadOnTraversal(window);
  const guard = guardPage(document);
  const events = replayEarlyEvents(
    window,
    hydrated,
    (chunk) => preloadOnce(`data-chunk-${chunk}`),
    dialogKeys,
  );
  whileParsing(document, () => {
    enableButtons(document);
    onParse?.();
  });
  onFirstInteraction(window, () => {
    hydrate(document, filesIn('data-app'), events, guard);
    // The React app requests these files when it runs.
    preloadOnce('data-page');
  });
};

/**
 * Runs while the browser parses `<head>`, as the only script that a page loads at first. Defers hydration to the first user
 * interaction, and records what the reader does until then. The HTML is complete, so readers who only look at the first
 * screen don't load React.
 */
export const deferHydration = (site: EarlyScript): void => {
  holdBanner(window);
  if (site.isSupported?.() === false) {
    giveUp({kind: 'browser'});
    return;
  }
  try {
    run(site);
  } catch (error) {
    giveUp({kind: 'error', error: String(error)});
  }
};
