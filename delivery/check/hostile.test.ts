/** What counts as giving in to a hostile request. */
import {expect, it} from 'vitest';
import {hostileTargets, judgeAnswer} from './hostile';

it('tries backslashes, encoded backslashes, and several slashes', () => {
  expect(hostileTargets).toEqual(
    expect.arrayContaining([
      '/\\evil.example/x.html',
      '//evil.example/x.html',
      '/%5cevil.example/x.html',
      '/%0d%0aX-Injected:%201%0d%0a/evil.example.html',
    ]),
  );
});

it.each([
  [{}],
  [{location: '/docs/spring'}],
  [{location: '/%5cevil.example/x'}],
  [{location: '/.//evil.example/x'}],
  [{server: 'nginx'}],
])('passes %j', (headers) => {
  expect(judgeAnswer(headers)).toEqual([]);
});

it.each([
  [{location: '/\\evil.example/x'}, 'a redirect to another host, /\\evil.example/x'],
  [{location: '//evil.example/x'}, 'a redirect to another host, //evil.example/x'],
  [{location: 'https://evil.example'}, 'a redirect to another host, https://evil.example'],
  [{'x-injected': '1'}, 'a header that the request injected'],
  [{server: 'nginx/1.26.3'}, 'its version, nginx/1.26.3'],
])('fails %j', (headers, problem) => {
  expect(judgeAnswer(headers)).toEqual([problem]);
});
