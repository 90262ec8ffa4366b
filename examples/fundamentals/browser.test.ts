import {afterAll, test} from 'vitest';
import {edit, expect, isReloaded, open, press, shown, startStudio} from '../studio';

const studio = await startStudio(import.meta.dirname);
const {page} = studio;
afterAll(studio.stop);

test('/docs/studio: “The Studio responds to every URL with 200 … The name of the composition must appear at the top of the left sidebar and be highlighted in the list below.”', async () => {
  for (const path of ['/Countdown', '/NoSuchComposition']) {
    expect((await page.request.get(path)).status()).toBe(200);
  }
  await open(page, 'Countdown');
  await expect(shown(page, '1080x1080, 30 FPS')).toBeVisible();
  await expect(
    page.locator('[data-compname="Countdown"]:not([style*="transparent"])').first(),
  ).toBeAttached();
  await expect(
    page.locator('[data-compname="HelloTitle"][style*="transparent"]').first(),
  ).toBeAttached();
});

test("/docs/preview: “Change some text in your component and save. The canvas updates without a reload, and the playhead doesn't move.”", async () => {
  await open(page, 'FrameNumber');
  await press(page, 'A');
  await press(page, 'Shift+ArrowRight');
  await expect(shown(page, 'Frame 30')).toBeVisible();
  await edit(studio, 'src/FrameNumber.tsx', 'Frame {', 'This is frame {');
  await expect(shown(page, 'This is frame 30')).toBeVisible();
  expect(await isReloaded(page)).toBe(false);
});

test('/docs/studio/shortcuts: “Press A, then Shift+→. The frame number now equals the fps of the composition. Then press ?.”', async () => {
  await open(page, 'HelloTitle');
  await press(page, 'E');
  await expect(shown(page, '89')).toBeVisible();
  await press(page, 'A');
  await expect(shown(page, '0')).toBeVisible();
  await press(page, 'Shift+ArrowRight');
  await expect(shown(page, '30')).toBeVisible();
  await press(page, '?');
  await expect(shown(page, 'Jump to beginning')).toBeVisible();
  await expect(shown(page, /^Keyboard shortcuts disabled/)).toBeHidden();
});

test('/docs/studio/quick-switcher: “Press Ctrl+K, type the first letters of an ID, and press Enter. The URL in the browser ends with that ID.”', async () => {
  await open(page, 'HelloTitle');
  await press(page, 'Control+K');
  await expect(shown(page, 'Documentation')).toBeVisible();
  await page.keyboard.type('Coun');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/Countdown');
});

test('/docs/studio/quick-switcher: “Press Ctrl+K, type > go to, and press Enter. You can now edit the frame number.”', async () => {
  await open(page, 'Countdown');
  await press(page, 'A');
  await press(page, 'Control+K');
  await expect(shown(page, 'Documentation')).toBeVisible();
  await page.keyboard.type('> go to');
  await expect(shown(page, 'Timeline: Go to frame')).toBeVisible();
  await press(page, 'Enter');
  await expect(shown(page, 'Documentation')).toBeHidden();
  await expect(page.locator('input:focus')).toBeAttached();
  await page.keyboard.type('42');
  await press(page, 'Enter');
  await expect(shown(page, '42')).toBeVisible();
});

test('/docs/ai/chatbot: “Press Cmd+I (macOS) or Ctrl+I in the Studio. A window with the title Ask AI opens. Press the same keys to close it.”', async () => {
  await open(page, 'HelloTitle');
  await press(page, 'Control+I');
  await expect(shown(page, 'Ask AI')).toBeVisible();
  await press(page, 'Control+I');
  await expect(shown(page, 'Ask AI')).toBeHidden();
});
