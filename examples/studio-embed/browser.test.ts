import {expect} from '@playwright/test';
import path from 'node:path';
import {test} from 'vitest';
import {files, openApp} from '../player-vite/testing';

test('the app shows the Studio and seeks in it', async () => {
  const {page, close} = await openApp(files(path.join(import.meta.dirname, 'dist')), '/');
  try {
    // The Studio hides the left sidebar in a narrow window.
    await page.setViewportSize({width: 1600, height: 900});
    const studio = page.frameLocator('iframe');
    await expect(studio.getByRole('heading', {name: 'Apples'})).toBeVisible();
    await expect(studio.getByText('1280x720, 30 FPS')).toBeVisible();
    await page.getByRole('button', {name: 'Show the second product'}).click();
    await expect(studio.getByRole('heading', {name: 'Pears'})).toBeVisible();
    await expect(studio.getByText('Render', {exact: true})).toHaveCount(0);
  } finally {
    await close();
  }
});
