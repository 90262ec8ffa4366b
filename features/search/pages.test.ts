import path from 'node:path';
import {expect, it} from 'vitest';
import {describePages} from './pages';

const describePage = describePages(path.resolve(import.meta.dirname, '../..'));

it.each([
  ['/docs/', {category: 'Getting started', weight: 1}],
  ['/docs/interpolate', {category: 'remotion', weight: 1}],
  ['/docs/timeout', {category: 'Troubleshooting', isTroubleshooting: true}],
  ['/docs/terminology/bundle', {weight: 0.7, definitionWeight: 2}],
  ['/docs/recorder/setup', {weight: 0.6, namedBy: ['recorder']}],
  ['/docs/react-18', {weight: 0.6}],
  ['/blog/4-0', {category: 'Blog', weight: 0.5}],
  ['/success-stories/yarx', {category: 'Success stories'}],
  ['/templates/blank', {category: 'Templates'}],
  ['/player/', {}],
])('describes %s', (pathname, expected) => {
  expect(describePage(pathname)).toMatchObject(expected);
});
