import type {Browser} from '@playwright/test';
import {withFreshPage, type Speed} from './browser';
import {clickStart} from './pages';

/** A connection with 10 Mbit/s and the latency of a good mobile network, for measurements with CPU slowdown. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1000 * 1000) / 8,
  uploadThroughput: (10 * 1000 * 1000) / 8,
};

/**
 * Taps the search button of a page that has loaded but whose app hasn't started: the tap is the first user
 * interaction. Each tap starts with an empty cache.
 *
 * @returns milliseconds from the tap to the first frame that shows the dialog's input field
 */
export const measureTaps = async (
  browser: Browser,
  origin: string,
  speed: Speed,
  times: number,
): Promise<number[]> => {
  const durations: number[] = [];
  for (let tap = 0; tap < times; tap++) {
    durations.push(
      await withFreshPage(browser, speed, async (page, devTools) => {
        if (speed !== 1) {
          await devTools.send('Network.enable');
          await devTools.send('Network.emulateNetworkConditions', network);
        }
        await page.goto(origin + clickStart, {waitUntil: 'load'});
        return page.evaluate(
          () =>
            new Promise<number>((resolve, reject) => {
              const button = document.querySelector<HTMLElement>('.DocSearch-Button');
              if (!button) {
                reject(new Error('The page has no search button.'));
                return;
              }
              const start = performance.now();
              // The events of a touch. The browser would turn them into a click.
              for (const type of ['pointerdown', 'pointerup']) {
                button.dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'touch'}));
              }
              button.click();
              const look = () => {
                if (document.querySelector('.DocSearch-Modal input')) {
                  resolve(performance.now() - start);
                } else {
                  requestAnimationFrame(look);
                }
              };
              requestAnimationFrame(look);
              setTimeout(
                () => reject(new Error('The search dialog did not open within 20 seconds.')),
                20_000,
              );
            }),
        );
      }),
    );
  }
  return durations;
};
