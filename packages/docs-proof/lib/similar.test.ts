import {describe, expect, test} from 'vitest';
import {mostSimilar} from './similar';

describe('a wrong name', () => {
  test.each([
    ['choosing-a-codek', 'choosing-a-codec'],
    ['cuase-of-it', 'cause-of-it'],
    ['outdir', 'outDir'],
    ['codec-', 'codec'],
    ['gl-', 'gl'],
    ['cause-gone', 'cause'],
    ['cause', 'cause-and-fix'],
    ['rotaton', 'rotation'],
  ])('%s suggests %s', (wrong, name) => {
    expect(mostSimilar(wrong, ['other', name, 'another'])).toBe(name);
  });

  test.each([
    ['outdir', 'rootdir'],
    ['6-render-the-video', '3-write-the-video'],
    ['retries', 'errors'],
    ['fps', 'gif'],
    ['props', 'input-props'],
    ['mass', 'massive'],
  ])('%s does not suggest %s', (wrong, name) => {
    expect(mostSimilar(wrong, [name])).toBeUndefined();
  });

  test('suggests the closest of several similar names', () => {
    expect(mostSimilar('interpolat', ['interpolates', 'interpolate'])).toBe('interpolate');
  });

  test('is compared by a part of the name, if there is one', () => {
    const last = (route: string) => route.split('/').at(-1) ?? '';
    const routes = ['/docs/renderer/gif', '/docs/player/scaling'];
    expect(mostSimilar('/docs/renderer/gpu', routes, last)).toBeUndefined();
    expect(mostSimilar('/docs/scalling', routes, last)).toBe('/docs/player/scaling');
  });
});
