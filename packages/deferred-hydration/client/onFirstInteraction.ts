/** Assistive technology and scripts may dispatch a click or change without any pointer or key event. */
const interactions = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'contextmenu',
  // While a file is dragged into the window, the browser reports no other events.
  'dragenter',
  'input',
  'change',
] as const;

/** The option `delay`, in milliseconds. */
declare const DELAY: number;

/**
 * Whether the reader caused an event. The browser reports moves when the page moves below a resting pointer, and
 * scripts scroll elements, such as a sidebar. A reader who scrolls an element uses a wheel, pointer or key first.
 */
const isReal = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX !== 0 || event.movementY !== 0
    : event.type !== 'scroll' || event.target === document;

/** The page has nothing to show without React, or a query that only the React app can read. */
const needsApp = ({document, location}: Window): boolean =>
  location.search !== '' || document.querySelector('[data-needs-app]') !== null;

/**
 * Calls back once, at the first user interaction (pointer, touch, wheel, key, scroll, focus, click, change). If the
 * page needs React, it calls back at once. Without an interaction, it calls back after the delay, unless the reader
 * turned on data saving.
 */
export const onFirstInteraction = (window: Window, callback: () => void): void => {
  const {navigator} = window;
  const {saveData} =
    (navigator as Navigator & {connection?: {saveData?: boolean}}).connection ?? {};
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, {capture: true, passive: true, signal: stop.signal});
  const start = () => {
    stop.abort();
    callback();
  };

  for (const type of interactions) {
    on(type, (event) => {
      if (isReal(event)) {
        start();
      }
    });
  }
  on('load', () => {
    if (!saveData) {
      const timer = window.setTimeout(start, DELAY);
      stop.signal.addEventListener('abort', () => window.clearTimeout(timer));
    }
  });
  on('DOMContentLoaded', () => {
    if (needsApp(window)) {
      start();
    }
  });
};
