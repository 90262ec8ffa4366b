import {createServer} from 'node:http';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {bundle} from '@remotion/bundler';
import {openBrowser, renderStill, selectComposition} from '@remotion/renderer';
import sharp from 'sharp';

const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="320" height="180" fill="#ff0000"/></svg>';

/** Resolves when the server may answer: never before a frame that does not wait is finished. */
let answer = Promise.resolve();

const server = createServer(async (request, response) => {
  await answer;
  response.writeHead(200, {'content-type': 'image/svg+xml'});
  response.end(photo);
}).listen(5512);

const serveUrl = await bundle({entryPoint: path.resolve('src/index.ts')});
const browser = await openBrowser('chrome');

const render = async (id) => {
  const composition = await selectComposition({serveUrl, id, puppeteerInstance: browser});
  const output = `out/${id}.png`;
  await renderStill({composition, serveUrl, output, puppeteerInstance: browser});
  const {data} = await sharp(output)
    .extract({left: 4, top: 4, width: 1, height: 1})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return data[0] > 200 && data[1] < 50 ? 'image loaded' : 'image missing';
};

for (const id of ['CssBackground', 'NextPhoto', 'OptimizedPhoto']) {
  let release = () => {};
  answer = new Promise((resolve) => {
    release = resolve;
  });
  console.log(`${id.padEnd(15)}${await render(id)}`);
  release();
}

for (const id of ['Pattern', 'Title', 'Photo']) {
  answer = setTimeout(1000);
  console.log(`${id.padEnd(15)}${await render(id)}`);
}

await browser.close({silent: false});
server.closeAllConnections();
server.close();
