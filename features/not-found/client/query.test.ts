import {expect, test} from 'vitest';
import {queryOf} from './query';

test.each([
  ['/docs/lottie', 'lottie'],
  ['/docs/use-current-frame/', 'use current frame'],
  ['/docs/render_media.html', 'render media'],
  ['/docs/spring/index.html', 'spring'],
  ['/docs/caf%C3%A9', 'café'],
  ['/docs/100%', '100%'],
  ['/', ''],
])('the field on the not-found page of %s contains “%s”', (pathname, query) => {
  expect(queryOf(pathname)).toBe(query);
});
