import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const clip = readFileSync('public/clip.mp4');

createServer((request, response) => {
  response.writeHead(200, {'content-type': 'video/mp4', 'content-length': clip.length});
  response.write(clip.subarray(0, 1000));
  setTimeout(() => response.end(clip.subarray(1000)), 3000);
}).listen(5513, () => console.log('Listening on port 5513'));
