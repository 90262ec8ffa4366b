import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';

createServer((request, response) => {
  const file = `public${request.url}`;
  const {size} = statSync(file);
  const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(206, {
    'Content-Type': file.endsWith('.png') ? 'image/png' : 'video/mp4',
    'Content-Length': size - start,
    'Content-Range': `bytes ${start}-${size - 1}/${size}`,
  });
  createReadStream(file, {start}).pipe(response);
}).listen(8013, () => console.log('Listening'));
