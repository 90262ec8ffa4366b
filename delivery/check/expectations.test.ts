/** What a host has to answer, and how an answer is judged. */
import {writeFileSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {differences, expectationsOf, type Expectation} from './expectations';
import {judgeLog} from './nginx';
import {preparedSite} from '../testing/prepared-site';

describe('a host', () => {
  const requests = async () => {
    const {delivery, files} = await preparedSite();
    return expectationsOf(delivery, files);
  };
  const to = async (address: string) =>
    (await requests()).filter(({path: asked}) => asked === address);

  it('gets requests for every file, with both compressions and without', async () => {
    for (const address of ['/', '/docs/spring', '/docs/spring/', '/assets/js/main.1a2b.js']) {
      const asked = await to(address);
      expect(asked.map(({encoding, status}) => [encoding, status])).toEqual([
        ['br', 200],
        ['gzip', 200],
        [undefined, 200],
      ]);
    }
    expect((await to('/img/logo.svg')).map(({encoding}) => encoding)).toEqual([undefined]);
  });

  it('must not serve files that configure hosts', async () => {
    const found = (await requests()).filter(({status}) => status === 200);
    expect(found.filter(({path: asked}) => /_headers|nginx|404|\.br/.test(asked))).toEqual([]);
  });

  it('must respond to missing pages and assets with the not-found page and its status', async () => {
    for (const address of ['/no-such-page', '/assets/js/gone.0a1b2c3d.js', '/_headers']) {
      expect((await to(address))[0]).toMatchObject({
        status: 404,
        file: '404.html',
        headers: {'Cache-Control': 'public, max-age=0, must-revalidate'},
      });
    }
  });

  it('must redirect from the old path of a page', async () => {
    for (const address of ['/license', '/license/']) {
      expect(await to(address)).toEqual([
        {path: address, status: 301, headers: {Location: '/docs/license'}},
      ]);
    }
  });
});

describe('a response', () => {
  const page = '<h1>Home</h1>';
  const nosniff = {'X-Content-Type-Options': 'nosniff'};
  const headers = {...nosniff, ETag: '"1"'};

  /** @param revalidates whether the server knows its own ETag again */
  const differencesOf = async (answer: RequestListener, revalidates = true) => {
    const {site} = await preparedSite();
    writeFileSync(path.join(site, 'index.html'), page);
    const server = createServer((request, response) => {
      if (revalidates && request.headers['if-none-match'] === headers.ETag) {
        response.writeHead(304).end();
      } else {
        answer(request, response);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const expected: Expectation = {
      path: '/',
      status: 200,
      headers: {...nosniff, 'X-Frame-Options': null},
      file: 'index.html',
    };
    const {port} = server.address() as AddressInfo;
    return differences(`http://127.0.0.1:${port}`, site, expected);
  };

  /** A server that always answers alike. */
  const always =
    (status: number, fields: Record<string, string>, body = page): RequestListener =>
    (_request, response) =>
      response.writeHead(status, fields).end(body);

  it('passes if it is as expected', async () => {
    expect(await differencesOf(always(200, headers))).toEqual([]);
  });

  it.each<[string, RequestListener, string]>([
    ['another status', always(404, headers), 'status 404 instead of 200'],
    [
      'a header missing',
      always(200, {ETag: '"1"'}),
      'X-Content-Type-Options: none instead of nosniff',
    ],
    [
      'another value of a header',
      always(200, {...headers, 'X-Content-Type-Options': 'sniff'}),
      'X-Content-Type-Options: sniff instead of nosniff',
    ],
    [
      'a header too many',
      always(200, {...headers, 'X-Frame-Options': 'DENY'}),
      'X-Frame-Options: DENY instead of none',
    ],
    ['other bytes', always(200, headers, '<h1>Other</h1>'), 'a body that differs from index.html'],
    ['nothing to ask anew with', always(200, nosniff), 'no ETag'],
  ])('fails with %s', async (_name, answer, difference) => {
    expect(await differencesOf(answer)).toEqual([difference]);
  });

  it('fails if the host sends a file again that the browser has cached', async () => {
    expect(await differencesOf(always(200, headers), false)).toEqual([
      'status 200 instead of 304 for a request with its ETag',
    ]);
  });
});

it('fails if nginx logs an error', () => {
  expect(judgeLog('')).toEqual([]);
  expect(judgeLog('worker_connections are not enough')).toMatchObject([
    {message: 'nginx logged errors: worker_connections are not enough'},
  ]);
});
