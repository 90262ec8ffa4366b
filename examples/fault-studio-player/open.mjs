/** Opens the app in a browser, and prints what the Player shows and which error the console contains. */
import {chromium} from '@playwright/test';
import {readFileSync} from 'node:fs';

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
const page = await browser.newPage();
const logs = [];
page.on('console', (message) => logs.push(message.text()));
await page.route('http://localhost/**', (route) =>
  route.fulfill({contentType: 'text/html', body: '<!doctype html><body></body>'}),
);

const open = async (name, text) => {
  await page.goto(`http://localhost/${name}#${name}`);
  await page.addScriptTag({content: readFileSync('out/app.js', 'utf8')});
  await page.locator('main').getByText(text).waitFor();
  console.log(`${name}: ${text}`);
};

await open('Preview', 'Chapter one');
await open('WrongPreview', '⚠️');
const [error] = logs.filter((text) => text.includes('<Composition>'));
console.log(error.split('\n')[0]);
await browser.close();
