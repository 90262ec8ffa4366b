import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {ensureBrowser} from '@remotion/renderer';
import {browserOptions} from './browser-options.mjs';
import {makeRenderQueue} from './render-queue.mjs';

const port = Number(process.env.PORT ?? 8080);
await ensureBrowser(browserOptions);

const queue = makeRenderQueue({
  serveUrl: path.resolve('out/bundle'),
  folder: 'out/videos',
});

const send = (response, status, body) => {
  response.writeHead(status, {'content-type': 'application/json'});
  response.end(JSON.stringify(body));
};

const isForecast = (body) =>
  typeof body?.city === 'string' &&
  Array.isArray(body.days) &&
  body.days.length > 0 &&
  body.days.length <= 7 &&
  body.days.every((day) => typeof day?.name === 'string' && Number.isFinite(day.celsius));

const answer = async (request, response) => {
  const [, resource, id, part] = request.url.split('/');

  if (request.method === 'GET' && resource === 'health') {
    return send(response, 200, {status: 'ok'});
  }

  if (resource !== 'renders') {
    return send(response, 404, {error: 'Not found'});
  }

  if (request.method === 'POST' && !id) {
    const body = await text(request)
      .then((sent) => JSON.parse(sent))
      .catch(() => null);
    if (!isForecast(body)) {
      return send(response, 400, {error: 'Send a city and one to seven days'});
    }
    const {city, days} = body;
    return send(response, 202, {id: queue.add({city, days}).id});
  }

  const job = queue.get(id);
  if (!job) {
    return send(response, 404, {error: 'No such render'});
  }

  if (request.method === 'DELETE') {
    queue.cancel(job);
  } else if (part === 'video' && job.status === 'done') {
    response.writeHead(200, {'content-type': 'video/mp4'});
    return createReadStream(job.file).pipe(response);
  } else if (part) {
    return send(response, 409, {error: `The render is ${job.status}`});
  }

  return send(response, 200, {
    status: job.status,
    progress: Math.round(job.progress * 100),
  });
};

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    send(response, 500, {error: 'Something went wrong'});
  });
});

server.listen(port, () => {
  console.log(`Waiting for renders at http://localhost:${port}`);
});

// The renderer closes its browser on this signal, so there is nothing to wait for.
process.once('SIGTERM', () => process.exit(0));
