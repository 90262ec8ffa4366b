import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const clip = readFileSync('public/clip.mp4');

// Ignores range requests: it always sends the whole file.
createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'video/mp4',
    'content-length': clip.length,
    'access-control-allow-origin': '*',
  });
  response.end(clip);
}).listen(5514, () => console.log('Listening on port 5514'));
