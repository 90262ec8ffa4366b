import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';

const animation = await readFile('public/pulse.json');

createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', 'application/json');
  response.end(animation);
}).listen(4010, () => console.log('http://localhost:4010/pulse.json'));
