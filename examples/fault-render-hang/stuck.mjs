import {createServer} from 'node:http';
import {once} from 'node:events';
import path from 'node:path';
import {openBrowser, selectComposition} from '@remotion/renderer';
import {renderWithLimit} from './render-with-limit.mjs';

const serveUrl = path.resolve('out/bundle');

// A font server that accepts requests and never answers.
const server = createServer(() => {});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

const {port} = server.address();
const inputProps = {fontUrl: `http://127.0.0.1:${port}/quote.woff2`};
const composition = await selectComposition({serveUrl, id: 'Quote', inputProps});

const closedBrowser = await openBrowser('chrome');
await closedBrowser.close({silent: true});

const renders = {
  'a font that never loads': {inputProps},
  'a closed browser': {puppeteerInstance: closedBrowser},
};

// At the same time, because both wait for most of it.
const results = await Promise.all(
  Object.entries(renders).map(async ([name, options], index) => {
    const result = await renderWithLimit({
      serveUrl,
      composition,
      codec: 'h264',
      outputLocation: `out/${index}.mp4`,
      timeoutInMilliseconds: 7000,
      // Longer than any timeout of the renderer.
      limitInMilliseconds: 12000,
      ...options,
    }).catch((error) => error.message);

    return `With ${name}: ${result}`;
  }),
);
console.log(results.join('\n'));
process.exit(1);
