import {createReadStream} from 'node:fs';
import {createServer} from 'node:http';

createServer((request, response) => {
  response.writeHead(200, {'content-type': 'image/svg+xml'});
  createReadStream('public/images/logo.svg').pipe(response);
}).listen(5511, () => console.log('Listening on port 5511'));
