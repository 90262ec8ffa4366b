// How a function sends the request: three attempts, then it gives up. Uses the code of the toolkit itself.
import {createServer} from 'node:http';
import {invokeWebhook} from '@remotion/serverless';

let attempts = 0;

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    attempts++;
    console.log(
      request.method,
      request.headers['x-remotion-status'],
      request.headers['x-remotion-mode'],
    );
    response.writeHead(503).end();
  });
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));

const url = `http://127.0.0.1:${server.address().port}/render-ended`;
console.error = (...parts) => {
  const retry = /Retrying in \d+ms/.exec(parts.join(' '));
  if (retry) {
    console.log(retry[0]);
  }
};

try {
  await invokeWebhook({
    options: {url, secret: 'secret', payload: {type: 'timeout', customData: null}},
    logLevel: 'error',
  });
} catch (error) {
  console.log(error.message.replace(url, '<url>'));
}

console.log(attempts, 'attempts');
server.close();
server.closeAllConnections();
