import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, it, type TestContext} from 'vitest';
import {isCI} from '../../../scripts/lib/is-ci';
import {load, readWrk, setUpWrk} from '../../../scripts/lib/wrk';

const report = (failures = '', within = '90.06') => `Running 5s test @ http://127.0.0.1:8080
  2 threads and 200 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency    12.56ms    8.06ms 109.57ms   ${within}%
    Req/Sec     8.61k     1.10k   10.90k    ${within}%
  Latency Distribution
     50%   10.71ms
     75%   13.20ms
     90%   18.60ms
     99%   53.02ms
  85839 requests in 5.02s, 1.04GB read
${failures}Requests/sec:  17105.37
Transfer/sec:    212.17MB
`;

describe('the report of wrk', () => {
  it('contains the number of requests and their duration', () => {
    expect(readWrk(report())).toEqual({
      requests: 85_839,
      perSecond: 17_105.37,
      failed: 0,
      latency: {p50: '10.71ms', p99: '53.02ms'},
    });
  });

  it.each(['77.50', '87.99'])('is not read from the table of the threads (%s%)', (within) => {
    expect(readWrk(report('', within)).latency).toEqual({p50: '10.71ms', p99: '53.02ms'});
  });

  it.each([
    ['  Socket errors: connect 3, read 0, write 0, timeout 0\n', 3],
    ['  Socket errors: connect 1, read 20, write 300, timeout 4000\n', 4321],
    ['  Non-2xx or 3xx responses: 17\n', 17],
    [
      '  Socket errors: connect 0, read 2, write 0, timeout 1\n  Non-2xx or 3xx responses: 40\n',
      43,
    ],
  ])('counts as failed: %j', (failures, failed) => {
    expect(readWrk(report(failures)).failed).toBe(failed);
  });

  it('is part of the error if it is invalid', () => {
    const refused = 'unable to connect to 127.0.0.1:8080 Connection refused';
    expect(() => readWrk(refused)).toThrow(refused);
  });
});

const whyNot = (): string | undefined => {
  try {
    setUpWrk();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const reason = whyNot();

// Each run of wrk lasts a second, which is the shortest that it knows, so they run at the same time.
describe.skipIf(reason !== undefined && !isCI(process.env))(
  `load${reason === undefined ? '' : ` (${reason})`}`,
  {concurrent: true},
  () => {
    const under = async ({onTestFinished}: TestContext, answer: RequestListener) => {
      const server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void server.close());
      const {port} = server.address() as AddressInfo;
      return load(`http://127.0.0.1:${port}`, ['/docs/spring', '/assets/js/main.js'], 1, 4);
    };

    it('requests every path with brotli, and counts the responses', async (context) => {
      const {expect} = context;
      const asked = new Set<string>();
      const counted = await under(context, (request, response) => {
        asked.add(`${request.url} ${request.headers['accept-encoding']}`);
        response.end('page');
      });
      expect(asked).toEqual(new Set(['/docs/spring br', '/assets/js/main.js br']));
      expect(counted.requests).toBeGreaterThan(0);
      expect(counted.failed).toBe(0);
    });

    it.for<[string, RequestListener]>([
      [
        'an error of the server',
        (request, response) => response.writeHead(request.url === '/docs/spring' ? 200 : 503).end(),
      ],
      ['a page that is not there', (_request, response) => response.writeHead(404).end()],
      ['a connection that breaks', (request) => request.socket.destroy()],
    ])('counts %s as failed', async ([, answer], context) => {
      context.expect((await under(context, answer)).failed).toBeGreaterThan(0);
    });

    it('fails if no server is listening', async () => {
      await expect(load('http://127.0.0.1:1', ['/'], 1, 2)).rejects.toThrow('unable to connect');
    });
  },
);
