import {afterAll, test} from 'vitest';
import {expect, open, press, shown, startStudio} from '../studio';

const {page, stop} = await startStudio(import.meta.dirname);
afterAll(stop);

/** The largest distance between the same edges of the words and the marker, in pixels. */
const distance = async (): Promise<number> => {
  const [words, marker] = await Promise.all(
    ['span:text-is("small print")', '[style*="background-color: gold"]'].map((selector) =>
      page.locator(selector).first().boundingBox(),
    ),
  );
  return words && marker
    ? Math.max(
        Math.abs(words.x - marker.x),
        Math.abs(words.y - marker.y),
        Math.abs(words.x + words.width - marker.x - marker.width),
        Math.abs(words.y + words.height - marker.y - marker.height),
      )
    : Infinity;
};

test('/docs/measuring: “If you resize the window of the Studio or set the zoom to 50%, the marker stays behind both words.”', async () => {
  await open(page, 'MarkedWord');
  await press(page, 'e');
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await page.setViewportSize({width: 1000, height: 700});
  await expect.poll(distance).toBeLessThanOrEqual(1);
  await page.setViewportSize({width: 1600, height: 900});
  await shown(page, 'Fit').click();
  await shown(page, '50%').click();
  await expect.poll(distance).toBeLessThanOrEqual(1);
});

test('/docs/transitions/audio-transitions: “… press Shift+→ three times to go to frame 90. Both scenes are visible there, so the timeline of the Studio has a track with a volume curve for sea.mp3 and for forest.mp3.”', async () => {
  await open(page, 'Soundscapes');
  await expect(shown(page, 'sea.mp3')).toBeVisible();
  await expect(shown(page, 'forest.mp3')).toBeHidden();
  for (let second = 1; second <= 3; second++) {
    await press(page, 'Shift+ArrowRight');
  }
  await expect(shown(page, '00:03.00')).toBeVisible();
  await expect(shown(page, 'sea.mp3')).toBeVisible();
  await expect(shown(page, 'forest.mp3')).toBeVisible();
});

test("/docs/miscellaneous/snippets/offthread-video-while-rendering: “You see the size of the file in the upper left corner, and the browser's element inspector shows a <video>.”", async () => {
  await open(page, 'Portrait');
  await expect(page.locator('video').first()).toBeAttached();
  await expect(shown(page, '320 by 180')).toBeVisible();
});
