import {chromium} from '@playwright/test';

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
const page = await browser.newPage();
const message = page.waitForEvent('console', (entry) => entry.text().includes('seeked'));
await page.goto('http://localhost:5516/NoRanges');
await page.waitForFunction(() => document.querySelector('video')?.readyState > 1);
// Jumps to the last frame.
await page.keyboard.press('e');
console.log((await message).text());
await browser.close();
