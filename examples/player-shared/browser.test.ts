import {expect} from '@playwright/test';
import path from 'node:path';
import {test} from 'vitest';
import {files, openApp} from '../player-vite/testing';

test('the app plays the video that is rendered, as long as its products need', async () => {
  const {page, errors, close} = await openApp(
    files(path.join(import.meta.dirname, 'out/app')),
    '/',
  );
  try {
    await expect(page.getByRole('heading')).toHaveText('Apples');
    await expect(page.locator('img')).toHaveJSProperty('complete', true);
    await expect(page.getByText('0:00 / 0:03')).toBeVisible();
    await page.getByLabel('Products').fill('');
    await expect(page.getByRole('heading')).toBeHidden();
    await page.getByLabel('Products').fill('Plums\nCherries\nFigs\nDates');
    await expect(page.getByRole('heading')).toHaveText('Plums');
    await expect(page.getByText('0:00 / 0:06')).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});
