import {expect} from '@playwright/test';
import path from 'node:path';
import {test} from 'vitest';
import {files, openApp} from '../player-vite/testing';

test('the app plays the composition of the Studio with the title of the text field', async () => {
  const {page, errors, close} = await openApp(files(path.join(import.meta.dirname, 'dist')), '/');
  try {
    await expect(page.getByRole('heading')).toHaveText('My first video');
    await expect(page.getByText('0:00 / 0:03')).toBeVisible();
    await page.getByLabel('Title').fill('Launch day');
    await expect(page.getByRole('heading')).toHaveText('Launch day');
    expect(errors).toEqual([]);
  } finally {
    await close();
  }
});
