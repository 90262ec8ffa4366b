import {expect as expectNow} from '@playwright/test';
import path from 'node:path';
import {test} from 'vitest';
import {files, openApp} from '../player-vite/testing';

/** Only ends what hangs: a busy machine takes long to start the Studio. */
const expect = expectNow.configure({timeout: 120_000});

test('the site has no Render button and is read-only', async () => {
  const {page, close} = await openApp(files(path.join(import.meta.dirname, 'out/site')), '/');
  try {
    // The Studio hides the left sidebar in a narrow window.
    await page.setViewportSize({width: 1600, height: 900});
    await expect(page.getByText('Draft', {exact: true}).first()).toBeVisible();
    await expect(page.getByText('640x360, 30 FPS')).toBeVisible();
    await expect(page.getByText('Render', {exact: true})).toHaveCount(0);
    await page.keyboard.press('R');
    await expect(page.getByText('Studio is read-only')).toBeVisible();
  } finally {
    await close();
  }
});
