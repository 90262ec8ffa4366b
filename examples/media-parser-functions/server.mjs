import {createReadStream, statSync} from 'node:fs';
import {createServer} from 'node:http';

const file = 'public/clip.mp4';
const {size} = statSync(file);

createServer((request, response) => {
  const start = Number(/^bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(206, {
    'Content-Type': 'video/mp4',
    'Content-Length': size - start,
    'Content-Range': `bytes ${start}-${size - 1}/${size}`,
  });
  createReadStream(file, {start}).pipe(response);
}).listen(8013, () => console.log('Listening'));
