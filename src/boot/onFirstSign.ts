/** Assistive technology and scripts may dispatch a click or change without any pointer or key event. */
const signs = [
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

/**
 * Milliseconds after load without an interaction. With a shorter time, readers who only look at the page would
 * load the app anyway. With a longer time, the first click of a reader who waited would take longer. Tools that
 * measure the page don't interact with it either: when the app started after eight seconds, it removed the
 * images of the other color mode while Lighthouse analyzed them, and Lighthouse returned no score.
 */
const patience = 20_000;

/**
 * Whether the reader caused an event. The browser reports moves when the page moves below a resting pointer, and
 * `keepSidebarScroll` scrolls the sidebar. A reader who scrolls it uses a wheel, pointer or key first.
 */
const isReal = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove'
    ? event.movementX !== 0 || event.movementY !== 0
    : event.type !== 'scroll' || event.target === document;

/** The page has nothing to show without the app, or an address that only the app can read. */
const needsApp = ({document, location}: Window): boolean =>
  location.search !== '' || document.querySelector('[data-needs-app]') !== null;

/**
 * Calls back at the first user interaction (pointer, touch, wheel, key, scroll, focus, click, change). If the
 * page needs the app, it calls back at once. Without an interaction, it calls back after a while, unless the
 * reader turned on data saving.
 *
 * @returns a function that stops waiting
 */
export const onFirstSign = (window: Window, callback: () => void): (() => void) => {
  const {navigator} = window;
  const {saveData} =
    (navigator as Navigator & {connection?: {saveData?: boolean}}).connection ?? {};
  const stop = new AbortController();
  const on = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, {capture: true, passive: true, signal: stop.signal});

  for (const sign of signs) {
    on(sign, (event) => {
      if (isReal(event)) {
        callback();
      }
    });
  }
  on('load', () => {
    if (!saveData) {
      const timer = window.setTimeout(callback, patience);
      stop.signal.addEventListener('abort', () => window.clearTimeout(timer));
    }
  });
  on('DOMContentLoaded', () => {
    if (needsApp(window)) {
      callback();
    }
  });
  return () => stop.abort();
};
