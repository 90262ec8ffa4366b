/** Calls all functions in a render, in an app with a Player, and in a static Studio. */
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import {chromium} from '@playwright/test';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import sirv from 'sirv';

const serveUrl = 'out/site';

const puppeteerInstance = await openBrowser('chrome');
const composition = await selectComposition({serveUrl, id: 'Outside', puppeteerInstance});
console.log('In a render:');
await renderStill({
  serveUrl,
  composition,
  puppeteerInstance,
  output: 'out/outside.png',
  onBrowserLog: ({text}) => {
    if (text.startsWith('getStaticFiles')) {
      console.log(text);
    }
  },
});
await puppeteerInstance.close({silent: true});

writeFileSync('out/app/index.html', '<div id="app"></div><script src="/app.js"></script>');

const serve = async (folder) => {
  const server = createServer(sirv(folder));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {server, origin: `http://127.0.0.1:${server.address().port}`};
};
const [app, site] = await Promise.all(['out/app', serveUrl].map(serve));

const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
try {
  const page = await browser.newPage({viewport: {width: 1600, height: 900}});
  page.setDefaultTimeout(120_000);

  await page.goto(app.origin);
  const body = page.locator('body[data-lines]');
  console.log(`\nIn an app with a Player:\n${await body.getAttribute('data-lines')}`);

  const logged = page.waitForEvent('console', (message) => message.text().startsWith('getStatic'));
  await page.goto(`${site.origin}/?/Outside`);
  console.log(`\nIn a static Studio:\n${(await logged).text()}`);
} finally {
  await browser.close();
  for (const {server} of [app, site]) {
    server.close();
  }
}
