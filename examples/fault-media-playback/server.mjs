import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const clip = readFileSync('public/clip.mp4');

createServer((request, response) => {
  const headers = {'content-type': 'video/mp4', 'access-control-allow-origin': '*'};
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  if (!range || !request.url.startsWith('/ranges/')) {
    response.writeHead(200, {...headers, 'content-length': clip.length});
    response.end(clip);
    return;
  }

  const start = Number(range[1]);
  const end = range[2] === '' ? clip.length - 1 : Number(range[2]);
  response.writeHead(206, {
    ...headers,
    'accept-ranges': 'bytes',
    'content-range': `bytes ${start}-${end}/${clip.length}`,
    'content-length': end - start + 1,
  });
  response.end(clip.subarray(start, end + 1));
}).listen(5514, () => console.log('Listening on port 5514'));
