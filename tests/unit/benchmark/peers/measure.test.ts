import {describe, expect, it} from 'vitest';
import {sharedTargets} from '../../../../scripts/benchmark/peers/measure';

const sites = [
  {routeOf: (route: string) => route},
  {routeOf: (route: string) => route.replace('/docs/', '/docs/main/')},
];

describe('the links that are clicked', () => {
  it('are in all sidebars, in the form of each site', () => {
    const shown = [
      ['/docs/b', '/docs/only-here', '/docs/a'],
      ['/docs/main/a/', '/docs/main/b/', '/docs/main/only-there/'],
    ];
    expect(sharedTargets(sites, shown)).toEqual([
      ['/docs/b', '/docs/main/b/'],
      ['/docs/a', '/docs/main/a/'],
    ]);
  });

  it('must exist', () => {
    expect(() => sharedTargets(sites, [['/docs/a'], ['/docs/main/b/']])).toThrow(
      'no link in common',
    );
  });
});
