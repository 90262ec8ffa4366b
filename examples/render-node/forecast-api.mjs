import {createServer} from 'node:http';
import {once} from 'node:events';

const forecasts = new Map([
  [
    '/bern',
    {
      city: 'Bern',
      days: [
        {name: 'Mon', celsius: 18},
        {name: 'Tue', celsius: 22},
        {name: 'Wed', celsius: 13},
      ],
    },
  ],
  [
    '/oslo',
    {
      city: 'Oslo',
      days: [
        {name: 'Mon', celsius: 9},
        {name: 'Tue', celsius: 12},
      ],
    },
  ],
]);

/** Replaces your own API. */
export const startForecastApi = async () => {
  const server = createServer((request, response) => {
    const forecast = forecasts.get(`${request.url}`);
    response.writeHead(forecast ? 200 : 404, {'content-type': 'application/json'});
    response.end(JSON.stringify(forecast ?? {error: 'No such city'}));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => server.close(),
  };
};

/** Fetches the data of a city. Throws if the API fails, so that no render starts without data. */
export const getForecast = async (apiUrl, city) => {
  const response = await fetch(`${apiUrl}/${city}`);
  if (!response.ok) {
    throw new Error(`The API answered ${response.status} for ${city}`);
  }

  return response.json();
};
