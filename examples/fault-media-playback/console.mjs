import {chromium} from '@playwright/test';

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});

/** Opens a composition in the Studio, jumps to its last frame, and returns what the console shows. */
const open = async (id) => {
  const page = await browser.newPage();
  const messages = new Set();
  const note = (text) => /playing the|Could not play|seeked/.test(text) && messages.add(text);
  page.on('console', (message) => note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  await page.goto(`http://localhost:5516/${id}`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('video, audio')].some((tag) => tag.error || tag.readyState > 1),
  );
  await page.keyboard.press('e');
  await page.waitForTimeout(1500);
  await page.close();
  return [...messages].join('\n').replace(/static-[0-9a-f]+/g, 'static-…');
};

// On a busy machine, a file may fail before the component listens for its errors.
const attempts = process.argv[2] === 'faults' ? 10 : 1;

for (const id of process.argv.slice(3)) {
  let told = '';
  for (let attempt = 0; attempt < attempts && told === ''; attempt++) {
    told = await open(id);
  }
  console.log(`${id}:\n${told || 'no error'}\n`);
}
await browser.close();
