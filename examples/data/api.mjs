import {createServer} from 'node:http';

const sales = {north: [12, 19, 31], south: [8, 25, 17]};

createServer((request, response) => {
  const region = new URL(request.url ?? '/', 'http://localhost').searchParams.get('region');
  const figures = region === 'north' || region === 'south' ? sales[region] : null;

  console.log(`request for ${region}`);
  response.writeHead(figures ? 200 : 404, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
  });
  response.end(JSON.stringify(figures));
}).listen(4000, () => console.log('Listening on port 4000'));
