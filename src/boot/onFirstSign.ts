/** Assistive technology and scripts may send a click or a change without any event of a pointer or key. */
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
  'input',
  'change',
] as const;

/**
 * Milliseconds after load without a sign. Short, and a page that is only looked at pays for the app
 * as if it started at load; long, and the first press of a reader who sat still waits for it. Every
 * reader who does something is seen by a sign before, so only the one who does nothing comes here.
 * Those who measure a page do nothing either: after eight seconds the app took the pictures of the other
 * color mode out of the page while Lighthouse looked at them, which then gave no score.
 */
const patience = 20_000;

/** The browser makes moves of its own when the page moves below a pointer that rests. */
const isReal = (event: Event): boolean =>
  !(event instanceof PointerEvent && event.type === 'pointermove') ||
  event.movementX !== 0 ||
  event.movementY !== 0;

/** The page has nothing to show without the app, or an address that only the app can read. */
const needsApp = ({document, location}: Window): boolean =>
  location.search !== '' || document.querySelector('[data-needs-app]') !== null;

/**
 * Calls back at the first sign of a reader (pointer, touch, wheel, key, scroll, focus, click, change), at once where
 * the page needs the app, or when nothing happened for long, unless the connection is to be spared.
 *
 * @returns stops looking
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
