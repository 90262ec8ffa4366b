/** Serves a video at full speed, or at 1 KB per second if the path starts with `/throttled/`. */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';

const clip = readFileSync('files/clip.mp4');

createServer((request, response) => {
  response.writeHead(200, {'content-type': 'video/mp4', 'content-length': clip.length});
  if (!request.url.startsWith('/throttled/')) {
    response.end(clip);
    return;
  }
  let sent = 0;
  const timer = setInterval(() => {
    response.write(clip.subarray(sent, sent + 1024));
    sent += 1024;
  }, 1000);
  response.on('close', () => clearInterval(timer));
}).listen(5750, () => console.log('Listening'));
