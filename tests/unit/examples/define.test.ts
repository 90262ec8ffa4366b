import {expect, test} from 'vitest';
import {studioIsReady} from '../../../examples/define';

test('the Studio is ready after two lines, in either order', () => {
  const server = 'Server ready - Local: http://localhost:3000\n';
  const build = 'Built in 2819ms\n';
  expect(server + build).toMatch(studioIsReady);
  expect(build + server).toMatch(studioIsReady);
  expect(server).not.toMatch(studioIsReady);
  expect(build).not.toMatch(studioIsReady);
});
