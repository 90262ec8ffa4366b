import type {Browser} from '@playwright/test';
import {withFreshPage, type Speed} from './browser';
import {clickStart} from './pages';

/** A connection of 10 Mbit/s with the delay of a good mobile network, for the slowed machine. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: (10 * 1000 * 1000) / 8,
  uploadThroughput: (10 * 1000 * 1000) / 8,
};

/**
 * Taps the search button of a page that has loaded and whose app has not been started: the tap is the
 * first sign of the reader. Each time with an empty cache.
 *
 * @returns milliseconds from the tap to the first frame with the dialog's field
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
                reject(new Error('There is no search button.'));
                return;
              }
              const start = performance.now();
              // What a finger sends; the browser would make the click of it.
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
              setTimeout(() => reject(new Error('The search dialog did not open.')), 20_000);
            }),
        );
      }),
    );
  }
  return durations;
};
